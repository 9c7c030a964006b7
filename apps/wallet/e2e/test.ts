import { expect, test as base, type BrowserContext } from '@playwright/test';

/** The browser's message for a violation; the only sign where no event is dispatched. */
const VIOLATION_MESSAGE = /content security policy|trusted ?(types|html|script)/i;

/** The function through which a page reports a violation. */
const REPORT_FUNCTION = 'reportViolation';

type Report = (violation: string) => void;

/** Runs in every document before its own scripts. */
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

/**
 * The `test` of every spec. A violation of the wallet's Content Security Policy on any page fails the test.
 */
export const test = base.extend<{
  /** The violations so far. A test that provokes one removes it: `violations.splice(0)`. */
  violations: string[];
}>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await listen(context, (violation) => violations.push(violation));
      await use(violations);
      // A reply from each page means that its earlier reports have arrived.
      for (const page of context.pages()) await page.evaluate(() => undefined).catch(() => {});
      expect(violations, 'violations of the Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Locator, Page } from '@playwright/test';
