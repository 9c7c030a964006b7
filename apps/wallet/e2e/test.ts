import { expect, test as base, type BrowserContext } from '@playwright/test';
import { tellOpened, watchOpened, type Opened } from './opened';

/** The browser's own words for a violation, also where a page could not tell of it by an event. */
const SAID = /content security policy|trusted ?(types|html|script)/i;

/** Where the page tells of a violation. */
const TELL = 'tellOfViolation';

type Tell = (violation: string) => void;

/** Runs in every document before anything of its own. */
function watch(tell: string) {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, disposition } = event;
    const place = sourceFile ? ` (${sourceFile}:${lineNumber})` : '';
    (window as unknown as Record<string, Tell>)[tell]?.(
      `${disposition} ${effectiveDirective}: ${blockedURI} ${sample}${place}`,
    );
  });
}

async function listen(context: BrowserContext, tell: Tell) {
  await context.exposeFunction(TELL, tell);
  await context.addInitScript(watch, TELL);
  context.on('console', (message) => {
    if (SAID.test(message.text())) tell(message.text());
  });
  context.on('weberror', (error) => {
    if (SAID.test(error.error().message)) tell(error.error().message);
  });
}

/**
 * The `test` of every spec. The wallet is served under its Content Security Policy, and whatever violates
 * it, on any page of the test, fails the test.
 */
export const test = base.extend<{
  /** What violated the policy so far. A test that means to do so takes it out: `violations.splice(0)`. */
  violations: string[];
  /** The pages that the test has opened. */
  opened: Opened;
}>({
  opened: [
    async ({ context }, use, testInfo) => {
      const opened = await watchOpened(context);
      await use(opened);
      tellOpened(testInfo, opened);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await listen(context, (violation) => violations.push(violation));
      await use(violations);
      // What was said before this answer has been heard.
      for (const page of context.pages()) await page.evaluate(() => undefined).catch(() => {});
      expect(violations, 'violations of the Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Locator, Page } from '@playwright/test';
