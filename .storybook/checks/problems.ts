import type { Page } from 'playwright';

const problems = new WeakMap<Page, string[]>();

/** The browser's own note of an answer such as 404 or 500. Stories of failures have them by design. */
const networkNote = 'Failed to load resource:';

/** From now on, every error that the page logs or throws is kept; what was kept before is forgotten. */
export function collectProblems(page: Page): void {
  const known = problems.get(page);
  if (known) {
    known.length = 0;
    return;
  }
  const found: string[] = [];
  problems.set(page, found);
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(networkNote)) {
      found.push(`The story logged an error: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => found.push(`The story threw: ${error.stack ?? error.message}`));
}

export function problemsOf(page: Page): readonly string[] {
  return problems.get(page) ?? [];
}
