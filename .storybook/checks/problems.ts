import type { Page } from 'playwright';

const problems = new WeakMap<Page, string[]>();

/** Start of the browser's message for a response such as 404 or 500, which stories of failures expect. */
const NETWORK_MESSAGE = 'Failed to load resource:';

export function collectProblems(page: Page): void {
  const known = problems.get(page);
  if (known) {
    known.length = 0;
    return;
  }
  const found: string[] = [];
  problems.set(page, found);
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(NETWORK_MESSAGE)) {
      found.push(`The story logged an error: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => found.push(`The story threw: ${error.stack ?? error.message}`));
}

export function getProblems(page: Page): readonly string[] {
  return problems.get(page) ?? [];
}
