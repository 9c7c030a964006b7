// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { runVisit } from './matrix/baseline';
import { setUpBrowser } from './matrix/setUpBrowser';

/** Timeout, in ms: the first test loads the whole wallet. */
const TIMEOUT_MS = { timeout: 600_000 };

setUpBrowser();

const recordRequests = (path: string) =>
  runVisit({ name: path, path }, null, async ({ network }) =>
    network
      .calls()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('GET /api/transactions')),
  );

// Pages initially load only as many transactions as they show (docs/rules.md TXN-6, TXN-13).
it.each([
  ['/', 10],
  ['/funds', 4],
  ['/transactions', 20],
])('%s requests only the %i latest transactions', TIMEOUT_MS, async (path, limit) => {
  expect(await recordRequests(path)).toEqual([`GET /api/transactions?limit=${limit}`]);
});
