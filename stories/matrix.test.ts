// @vitest-environment jsdom
// npm run matrix: each page, each call that it makes, each fault that the call may meet. Which calls a page
// makes is not written here: it is what the page asked for on a visit on which nothing went wrong.
import { ApiError, NetworkError, NotJsonError, WrongShapeError } from '@rad-wallet/api';
import { RequestTimeoutError } from '@rad-wallet/ui/requests';
import { afterAll, expect, it, vi, type Mock } from 'vitest';
import { cellsOf, isPosting, type Cell } from './matrix/cells';
import { goThroughPosting, goThroughRead } from './matrix/go';
import { visitHealthily, type HealthyVisit, type MadeCall } from './matrix/healthy';
import { standIn } from './matrix/standIns';
import { printed, type Row } from './matrix/table';
import { visits } from './matrix/visits';

/** Pages go through many cells, and machines are busy. */
const LIMIT = 600_000;

standIn();
// A flow logs why it failed; whatever else is logged is a mistake.
const logged: Mock<(...said: unknown[]) => void> = vi
  .spyOn(console, 'error')
  .mockImplementation(() => {});
const expected = [ApiError, NetworkError, NotJsonError, WrongShapeError, RequestTimeoutError];

const sources = import.meta.glob<string>('../apps/wallet/src/pages/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const rows: Row[] = [];
const healthyVisits: HealthyVisit[] = [];
afterAll(() => void process.stdout.write(`\n${printed(rows)}\n\n`));

const go = (cell: Cell) => (isPosting(cell.call) ? goThroughPosting : goThroughRead)(cell);

/** What became of a cell; what is wrong with it, if something is. */
async function lookAt(cell: Cell): Promise<Row> {
  const { healthy, call, strike } = cell;
  const row = { page: healthy.visit.name, call: call.name, strike };
  logged.mockClear();
  try {
    const said = await go(cell);
    const strange = logged.mock.calls.flat().filter((it) => !isExpected(it));
    expect(strange, 'nothing else is logged').toEqual([]);
    return { ...row, said };
  } catch (error) {
    return { ...row, said: '', wrong: String(error) };
  }
}

const isExpected = (said: unknown) =>
  expected.some((kind) => said instanceof kind) ||
  (said instanceof DOMException && said.name === 'TimeoutError');

it.each(visits)('$name bears whatever meets its calls', { timeout: LIMIT }, async (visit) => {
  const healthy = await visitHealthily(visit);
  healthyVisits.push(healthy);
  const wrong: Row[] = [];
  for (const cell of cellsOf(healthy)) {
    const row = await lookAt(cell);
    rows.push(row);
    if (row.wrong) wrong.push(row);
  }
  expect(wrong).toEqual([]);
});

/** How often the pages' modules are written to make calls of a kind. */
const written = (call: RegExp) =>
  Object.values(sources).flatMap((source) => source.match(call) ?? []).length;

/** How many calls were seen at the pages, each counted once for its page. */
const seen = (isMeant: (call: MadeCall) => boolean, nameOf = ({ name }: MadeCall) => name) =>
  new Set(
    healthyVisits.flatMap(({ visit, calls }) =>
      calls.filter(isMeant).map((call) => `${visit.path.split('?')[0]} ${nameOf(call)}`),
    ),
  ).size;

// A new request without a visit that triggers it would have no row.
it('has seen every call that the pages are written to make', () => {
  const reads = written(/\b(?!use)\w+Query\(|\buseAccounts\(|\buseTransaction\(/g);
  expect(seen((call) => !isPosting(call))).toBe(reads);
  expect(reads).toBeGreaterThan(10);
  const posts = written(/\buseMoneyRequest</g);
  expect(seen(isPosting, () => 'POST')).toBe(posts);
  expect(posts).toBeGreaterThan(2);
});
