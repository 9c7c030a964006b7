// All test files of a worker share one browser, page and set of hooks, because loading Storybook for each file takes
// 2.4 times as long. If a story fails while it runs, its page is closed.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright';

/** @typedef {{ launchOptions: import('playwright').LaunchOptions, contextOptions: import('playwright').BrowserContextOptions }} BrowserOptions */
/** @typedef {typeof globalThis & { __isStoryTest?: boolean, __STORYBOOK_PREVIEW__: { ready(): Promise<void> } }} StoryGlobal */
/**
 * @typedef {object} RunnerGlobal globals of a test file
 * @property {import('playwright').BrowserContext} context
 * @property {import('playwright').Page | undefined} page
 * @property {{ resetPage(): Promise<void> }} jestPlaywright
 */
/** @typedef {{ global: RunnerGlobal, setup(): Promise<void>, teardown(): Promise<void> }} Environment */

/** The runner has no types for its environment. */
const BaseEnvironment =
  /** @type {new (config: import('@jest/environment').JestEnvironmentConfig, context: unknown) => Environment} */ (
    PlaywrightEnvironment
  );

/** @type {Promise<{ browser: import('playwright').Browser, context: import('playwright').BrowserContext }> | undefined} */
let opened;
/** The page in which Storybook is loaded. @type {import('playwright').Page | undefined} */
let keptPage;
/** Close the browser when a worker has no more files, because Jest waits for open browsers. */
const CLOSE_AFTER_MS = 250;
/** @type {NodeJS.Timeout | undefined} */
let closing;

/** @param {BrowserOptions} options */
async function openBrowser({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext(contextOptions);
  await context.addInitScript(() => {
    /** @type {StoryGlobal} */ (globalThis).__isStoryTest = true;
    // A blinking caret would appear in some screenshots only.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  return { browser, context };
}

export default class StoryEnvironment extends BaseEnvironment {
  hasFailed = false;

  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {unknown} context
   */
  constructor(config, context) {
    super(config, context);
    const options = config.projectConfig.testEnvironmentOptions['jest-playwright'];
    this.options = /** @type {BrowserOptions} */ (options);
  }

  /** @override */
  async setup() {
    await super.setup();
    clearTimeout(closing);
    opened ??= openBrowser(this.options);
    const { browser, context } = await opened;
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    Object.assign(this.global, {
      browser,
      context,
      page: await this.openPage(context),
      __sbSetupPage: setupPage,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
    // The runner retries a story that has left its page. This happens only at a story's time limit, so fail instead.
    this.global.jestPlaywright.resetPage = async () => {
      throw new Error('The story has left its page.');
    };
  }

  /** @param {import('playwright').BrowserContext} context */
  async openPage(context) {
    if (keptPage) {
      const { viewport } = this.options.contextOptions;
      if (viewport) await keptPage.setViewportSize(viewport);
      return keptPage;
    }
    const page = await context.newPage();
    await setupPage(page, context);
    // The preview's modules and the story index can finish loading after the page's load event.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await page.evaluate(() =>
      /** @type {StoryGlobal} */ (globalThis).__STORYBOOK_PREVIEW__.ready(),
    );
    keptPage = page;
    return page;
  }

  async closePage() {
    const { page, context } = this.global;
    keptPage = undefined;
    // MSW's service worker terminates after its last page: a page opened before that would use a terminating worker.
    const workersEnded = (context?.serviceWorkers() ?? []).map((worker) =>
      worker.waitForEvent('close', { timeout: 500 }).catch(() => undefined),
    );
    await page?.goto('about:blank').catch(() => undefined);
    await Promise.all(workersEnded);
    await page?.close().catch(() => undefined);
  }

  /** @param {{ name: string, error?: { isPageSound?: boolean } }} event */
  async handleTestEvent({ name, error }) {
    if ((name === 'test_fn_failure' && !error?.isPageSound) || name === 'error')
      this.hasFailed = true;
    if (name === 'test_done' && this.hasFailed) {
      this.hasFailed = false;
      await this.closePage();
      this.global.page = await this.openPage(this.global.context);
    }
  }

  /** @override */
  async teardown() {
    if (this.hasFailed) await this.closePage();
    // Otherwise the base class would close them.
    Object.assign(this.global, { page: undefined, browser: undefined });
    closing = setTimeout(() => {
      const last = opened;
      opened = undefined;
      keptPage = undefined;
      void last?.then(({ browser }) => browser.close());
    }, CLOSE_AFTER_MS);
    await super.teardown();
  }
}
