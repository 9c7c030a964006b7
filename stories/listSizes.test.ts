// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { inVisit } from './matrix/baseline';
import { setUpBrowser } from './matrix/setUpBrowser';

/** The first loads the whole wallet, and machines are busy. */
const LIMIT = { timeout: 600_000 };

setUpBrowser();

/** How many of the latest transactions a page asks for when it is opened. */
const askedFor = (path: string) =>
  inVisit({ name: path, path }, null, async ({ network }) =>
    network
      .calls()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('GET /api/transactions')),
  );

// docs/rules.md TXN-6, TXN-13
it.each([
  ['/', 10],
  ['/funds', 4],
  ['/transactions', 20],
])('%s asks for the %i latest transactions, and for no more', LIMIT, async (path, limit) => {
  expect(await askedFor(path)).toEqual([`GET /api/transactions?limit=${limit}`]);
});
