// @vitest-environment jsdom
// npm run matrix: tests every page with every fault of every request that the page makes. The requests are recorded in
// a visit without faults.
import { ApiError, NetworkError, InvalidJsonError, WrongShapeError } from '@rad-wallet/api';
import { RequestTimeoutError } from '@rad-wallet/ui/requests';
import { afterAll, expect, it, vi, type Mock } from 'vitest';
import { routesToCheck } from '../apps/wallet/src/testing/routesToCheck';
import { recordBaseline, type BaselineVisit, type RecordedCall } from './matrix/baseline';
import { isPost, listMatrixEntries, type MatrixEntry } from './matrix/matrixEntries';
import { checkFault } from './matrix/checkFault';
import { setUpBrowser } from './matrix/setUpBrowser';
import { formatTable, type Row } from './matrix/table';
import { visits } from './matrix/visits';

const TIMEOUT = 600_000;

setUpBrowser();
// Flows log failed requests; any other log message is a defect.
const logged: Mock<(...logged: unknown[]) => void> = vi
  .spyOn(console, 'error')
  .mockImplementation(() => {});
const expected = [ApiError, NetworkError, InvalidJsonError, WrongShapeError, RequestTimeoutError];

const sources = import.meta.glob<string>('../apps/wallet/src/features/*/*Page.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const checkedSources = Object.fromEntries(
  Object.entries(sources).filter(([file]) =>
    routesToCheck.some(({ page }) => file.endsWith(`/${page}.tsx`)),
  ),
);

const rows: Row[] = [];
const baselines: BaselineVisit[] = [];
afterAll(() => void process.stdout.write(`\n${formatTable(rows)}\n\n`));

/** Returns the result of a matrix entry instead of throwing. */
async function runMatrixEntry(entry: MatrixEntry): Promise<Row> {
  const { baseline, call, injected } = entry;
  const row = { page: baseline.visit.name, call: call.name, injected };
  logged.mockClear();
  try {
    const message = await checkFault(entry);
    const unexpected = logged.mock.calls.flat().filter((it) => !isExpected(it));
    expect(unexpected, 'other logs').toEqual([]);
    return { ...row, message };
  } catch (error) {
    return { ...row, message: '', failure: String(error) };
  }
}

const isExpected = (entry: unknown) =>
  expected.some((kind) => entry instanceof kind) ||
  (entry instanceof DOMException && entry.name === 'TimeoutError');

it.each(visits)(
  '$name handles every fault of every request',
  { timeout: TIMEOUT },
  async (visit) => {
    const baseline = await recordBaseline(visit);
    baselines.push(baseline);
    const failed: Row[] = [];
    for (const entry of listMatrixEntries(baseline)) {
      const row = await runMatrixEntry(entry);
      rows.push(row);
      if (row.failure) failed.push(row);
    }
    expect(failed).toEqual([]);
  },
);

const countCalls = (pages: typeof sources, call: RegExp) =>
  Object.values(pages).flatMap((source) => source.match(call) ?? []).length;

/** Counts requests of one kind; a repeated request counts once per page. */
const countMade = (
  isCounted: (call: RecordedCall) => boolean,
  nameOf = ({ name }: RecordedCall) => name,
) =>
  new Set(
    baselines.flatMap(({ visit, calls }) =>
      calls.filter(isCounted).map((call) => `${visit.path.split('?')[0]} ${nameOf(call)}`),
    ),
  ).size;

// A new request that no scenario triggers would be missing in the matrix.
it('makes every request that the pages contain', () => {
  const reads = /\b(?!use)\w+Query\(|\buseAccounts\(/g;
  expect(countMade((call) => !isPost(call))).toBe(countCalls(checkedSources, reads));
  expect(countCalls(sources, reads)).toBeGreaterThan(10);
  const posts = /\buseMoneyRequest</g;
  expect(countMade(isPost, () => 'POST')).toBe(countCalls(checkedSources, posts));
  expect(countCalls(sources, posts)).toBeGreaterThan(2);
});
