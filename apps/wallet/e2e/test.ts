import { expect, test as base, type BrowserContext } from '@playwright/test';

/** Some violations dispatch no event, so the console message is their only sign. */
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

/** Every spec uses this `test`, which fails if any page violates the wallet's Content Security Policy. */
export const test = base.extend<{
  /** The violations so far. A test that causes one on purpose removes it with `violations.splice(0)`. */
  violations: string[];
}>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await listen(context, (violation) => violations.push(violation));
      await use(violations);
      // Once a page replies, all its earlier reports have arrived.
      for (const page of context.pages()) await page.evaluate(() => undefined).catch(() => {});
      expect(violations, 'violations of the Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export type { Locator, Page } from '@playwright/test';
