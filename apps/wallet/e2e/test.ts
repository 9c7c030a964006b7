import { expect, test as base, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { recordPages } from '../../../scripts/lib/openedPages.mjs';
import { getRoute } from '../src/features/routes';

/** Some violations dispatch no event, so only the console message reveals them. */
const VIOLATION_MESSAGE = /content security policy|trusted ?(types|html|script)/i;

const REPORT_FUNCTION = 'reportViolation';

type Report = (violation: string) => void;

/** Runs in every document before the document's own scripts. */
function watch(report: string) {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, disposition } = event;
    const place = sourceFile ? ` (${sourceFile}:${lineNumber})` : '';
    (window as unknown as Record<string, Report>)[report]?.(
      `${disposition} ${effectiveDirective}: ${blockedURI} ${sample}${place}`,
    );
  });
}

async function listen(context: BrowserContext, report: Report) {
  await context.exposeFunction(REPORT_FUNCTION, report);
  await context.addInitScript(watch, REPORT_FUNCTION);
  context.on('console', (message) => {
    if (VIOLATION_MESSAGE.test(message.text())) report(message.text());
  });
  context.on('weberror', (error) => {
    if (VIOLATION_MESSAGE.test(error.error().message)) report(error.error().message);
  });
}

/** Calls `onOpen` for every wallet page that is opened. Returns a function that stops watching. */
function watchPages(context: BrowserContext, onOpen: (page: string) => void) {
  const onNavigation = (frame: Frame) => {
    const { protocol, pathname } = new URL(frame.url());
    if (protocol === 'http:') onOpen(getRoute(pathname).page);
  };
  const watched: Page[] = [];
  const watchPage = (page: Page) => {
    watched.push(page.on('framenavigated', onNavigation));
  };
  context.pages().forEach(watchPage);
  context.on('page', watchPage);
  // Unsubscribe, because tests reuse the context and its page.
  return () => {
    context.off('page', watchPage);
    for (const page of watched) page.off('framenavigated', onNavigation);
  };
}

/** Every spec uses this `test`, which fails if any page violates the wallet's Content Security Policy. */
export const test = base.extend<{
  /** The violations so far. A test that causes one deliberately removes it with `violations.splice(0)`. */
  violations: string[];
  openedPages: Set<string>;
}>({
  openedPages: [
    async ({ context }, use, { titlePath }) => {
      const pages = new Set<string>();
      const stop = watchPages(context, (page) => pages.add(page));
      await use(pages);
      stop();
      // With CHANGED_PAGES, only some tests run, so the records would be incomplete.
      if (!process.env.CHANGED_PAGES) recordPages(titlePath, pages);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await listen(context, (violation) => violations.push(violation));
      await use(violations);
      // When a page responds, all its earlier reports have arrived.
      for (const page of context.pages()) await page.evaluate(() => undefined).catch(() => {});
      expect(violations, 'violations of the Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Locator, Page } from '@playwright/test';
