// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { inVisit } from './matrix/baseline';
import { setUpBrowser } from './matrix/setUpBrowser';

/** The first test loads the whole wallet. ms */
const TIMEOUT_MS = { timeout: 600_000 };

setUpBrowser();

/** The number of latest transactions that a page requests. */
const recordRequests = (path: string) =>
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
])('%s requests only the %i latest transactions', TIMEOUT_MS, async (path, limit) => {
  expect(await recordRequests(path)).toEqual([`GET /api/transactions?limit=${limit}`]);
});
