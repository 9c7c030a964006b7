// Where the test runner's files run. The runner's own environment starts a browser, a Storybook in it, and
// loads the hooks and all that they stand on once for every file, which takes longer than the stories of
// most files. Here they are a worker's: a browser, a page with a Storybook that keeps what it has loaded and
// compiled, the hooks. What a story leaves behind is the preview's to clear away, within a file as between
// two; after one that failed while it ran the next story has a page of its own.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** A worker ends when nothing is open any more: the browser must not outlast the last file by much. */
const IDLE_MS = 250;

/** @type {ReturnType<typeof open> | undefined} */
let opened;
/** @type {import('playwright').Page | undefined} */
let keptPage;
/** The pages in which a Storybook stands. */
const ready = new WeakSet();
/** @type {NodeJS.Timeout | undefined} */
let closing;

/** @param {{ launchOptions: import('playwright').LaunchOptions, contextOptions: import('playwright').BrowserContextOptions }} options */
async function open({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext(contextOptions);
  // Storybook's highlighter asks for every element's style at every change of a story, though only the
  // manager, which is not here, can make it show anything.
  await context.addInitScript((patience) => {
    Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true, __isStoryTest: true });
    if (patience) Object.assign(globalThis, { __storyPatience: Number(patience) });
    // A caret blinks: a picture has it or has it not.
    const still = new CSSStyleSheet();
    still.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets.push(still);
  }, process.env.STORY_PATIENCE);
  return { browser, context };
}

/**
 * A page for a file, as large as a new one.
 * @param {import('playwright').BrowserContext} context
 * @param {import('playwright').ViewportSize} viewport
 */
async function pageFor(context, viewport) {
  if (keptPage) {
    await keptPage.setViewportSize(viewport);
    return keptPage;
  }
  const page = await context.newPage();
  keptPage = page;
  return page;
}

/** How long a worker may take to leave, ms. */
const LEAVE_MS = 500;

/**
 * The mocked server's worker leaves with its last page; a file that began in its midst would find half of it.
 * @param {import('playwright').BrowserContext | undefined} context
 */
const workersGone = (context) =>
  Promise.all(
    (context?.serviceWorkers() ?? []).map((worker) =>
      worker.waitForEvent('close', { timeout: LEAVE_MS }).catch(() => undefined),
    ),
  );

function closeWhenIdle() {
  closing = setTimeout(() => {
    const last = opened;
    opened = undefined;
    keptPage = undefined;
    void last?.then(({ browser }) => browser.close());
  }, IDLE_MS);
}

/**
 * @param {import('@jest/types').Circus.DescribeBlock} block
 * @returns {import('@jest/types').Circus.TestEntry[]}
 */
const testsIn = ({ children }) =>
  children.flatMap((child) => (child.type === 'test' ? [child] : testsIn(child)));

/**
 * The name of a test by which a pattern chooses it.
 * @param {import('@jest/types').Circus.TestEntry | import('@jest/types').Circus.DescribeBlock} it
 * @returns {string}
 */
const nameOf = ({ name, parent }) => (parent?.parent ? `${nameOf(parent)} ${name}` : String(name));

export default class StoryEnvironment extends PlaywrightEnvironment {
  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor(config, ...rest) {
    super(config, ...rest);
    const { part, parts, ...options } = config.projectConfig.testEnvironmentOptions;
    this.options = options['jest-playwright'];
    this.takes = (/** @type {number} */ index) => index % parts === part;
  }

  async setup() {
    await super.setup();
    clearTimeout(closing);
    opened ??= open(this.options);
    const { browser, context } = await opened;
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    Object.assign(this.global, {
      browser,
      context,
      page: await this.enter(context),
      __sbSetupPage: setupPage,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
    // The runner begins a story anew that has left its page: no story does, but one that was given up has.
    this.global.jestPlaywright.resetPage = async () => {
      throw new Error('The story has left its page.');
    };
  }

  /** A page with a Storybook that knows its stories. @param {import('playwright').BrowserContext} context */
  async enter(context) {
    const page = await pageFor(context, this.options.contextOptions.viewport);
    if (ready.has(page)) return page;
    await setupPage(page, context);
    // Its scripts have run, but what stories there are may still be on its way.
    await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
    ready.add(page);
    return page;
  }

  /** Gives up a page on which something may still run. */
  async leave() {
    const { page, context } = this.global;
    keptPage = undefined;
    // Leaving the document tells the mocked server that its page is gone; closing it alone does not.
    const isGone = workersGone(context);
    await page?.goto('about:blank').catch(() => undefined);
    await isGone;
    await page?.close().catch(() => undefined);
  }

  /**
   * @param {{ name: string, error?: { isPageSound?: boolean } }} event
   * @param {import('@jest/types').Circus.State} state
   */
  async handleTestEvent({ name, error }, state) {
    // A page is as good as new after a story that ran to its end and then did not look as it should.
    if ((name === 'test_fn_failure' && !error?.isPageSound) || name === 'error') {
      this.hasFailed = true;
    }
    if (name === 'test_done' && this.hasFailed) {
      this.hasFailed = false;
      await this.leave();
      this.global.page = await this.enter(this.global.context);
    }
    if (name !== 'run_start') return;
    // The runner knows no option for it, and hands none on unharmed.
    if (process.env.STORY_NAMES) state.testNamePattern = new RegExp(process.env.STORY_NAMES);
    testsIn(state.rootDescribeBlock)
      .filter((test) => state.testNamePattern?.test(nameOf(test)) ?? true)
      .forEach((test, index) => {
        if (!this.takes(index)) test.mode = 'skip';
      });
    // The hooks live outside the file's realm: the matchers that they call are to be this file's.
    Object.assign(globalThis, { expect: this.global.expect });
    (await getTestRunnerConfig())?.setup?.();
  }

  async teardown() {
    if (this.hasFailed) await this.leave();
    // What is still there when the environment is torn down is closed with it.
    this.global.page = undefined;
    this.global.browser = undefined;
    closeWhenIdle();
    await super.teardown();
  }
}
