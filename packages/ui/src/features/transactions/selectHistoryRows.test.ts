import { describe, expect, it, vi } from 'vitest';
import { money } from '../../format/testing/money';
import type { Loadable, WalletTransaction } from '../../types';
import { selectHistoryRows, type HistoryRows } from './selectHistoryRows';
import { INITIAL_VIEW } from './historyView';

type Rows = Loadable<readonly WalletTransaction[]>;

const createRow = (number: number): WalletTransaction => ({
  id: String(number),
  type: number % 2 === 0 ? 'sent' : 'received',
  currency: 'PKR',
  amount: '10',
  contact: `Number ${number}`,
  status: 'completed',
  timestamp: '2026-11-21T08:30:00Z',
});

const createReady = (count: number): Rows => ({
  status: 'ready',
  value: Array.from({ length: count }, (_, index) => createRow(index + 1)),
});
const loading: Rows = { status: 'loading' };
const createFailed = (retry = () => {}): Rows => ({ status: 'error', retry });

const selectRows = (latest: Rows, all: Rows, view: Partial<typeof INITIAL_VIEW> = {}) =>
  selectHistoryRows(
    { latest, all },
    { ...INITIAL_VIEW, ...view },
    ({ contact }) => contact.toLowerCase(),
    money,
  );

const countRows = ({ rows }: HistoryRows) =>
  rows.status === 'ready' ? rows.value.length : rows.status;

describe('the first view', () => {
  it.each([
    [3, 3, false],
    [0, 0, false],
    [19, 19, false],
    [20, null, true],
  ])('of %i rows: %s in total, more: %s', (read, total, hasMore) => {
    const view = selectRows(createReady(read), loading);
    expect(countRows(view)).toBe(read);
    expect(view).toMatchObject({ total, hasMore, awaited: null });
  });

  it.each([
    [20, false],
    [21, true],
  ])('derives from a full history of %i whether there are more: %s', (length, hasMore) => {
    const view = selectRows(createReady(20), createReady(length));
    expect(view).toMatchObject({ total: length, hasMore });
    expect(countRows(view)).toBe(20);
  });

  it('loads and fails with its own request, whatever else is loaded', () => {
    expect(countRows(selectRows(loading, createReady(30)))).toBe('loading');
    expect(countRows(selectRows(createFailed(), createReady(30)))).toBe('error');
  });

  it('shows no more than requested if the server sends more', () => {
    expect(countRows(selectRows(createReady(50), loading))).toBe(20);
  });
});

describe('more rows', () => {
  const shown = 40;

  it('come from the full history', () => {
    expect(countRows(selectRows(createReady(20), createReady(50), { shown }))).toBe(40);
    expect(selectRows(createReady(20), createReady(50), { shown })).toMatchObject({
      total: 50,
      hasMore: true,
    });
    expect(selectRows(createReady(20), createReady(41), { shown: 60 })).toMatchObject({
      total: 41,
      hasMore: false,
    });
    expect(selectRows(createReady(20), createReady(20), { shown })).toMatchObject({
      total: 20,
      hasMore: false,
    });
    expect(countRows(selectRows(loading, createReady(50), { shown }))).toBe(40);
  });

  it('load below the first rows', () => {
    const view = selectRows(createReady(20), loading, { shown });
    expect(countRows(view)).toBe(20);
    expect(view).toMatchObject({ hasMore: true, awaited: loading });
  });

  it('keep the first rows if they cannot be loaded', () => {
    const all = createFailed();
    const view = selectRows(createReady(20), all, { shown });
    expect(countRows(view)).toBe(20);
    expect(view).toMatchObject({ hasMore: true, awaited: all });
  });

  it('are not loaded if the first request returned all', () => {
    expect(selectRows(createReady(7), loading, { shown })).toMatchObject({
      hasMore: false,
      awaited: null,
    });
  });

  it('fail together with the first rows, and are retried together', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rows } = selectRows(createFailed(first), createFailed(second), { shown });
    if (rows.status === 'error') rows.retry();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });
});

describe('a filtered history', () => {
  it('loads and fails with the full history', () => {
    expect(countRows(selectRows(createReady(20), loading, { search: 'number' }))).toBe('loading');
    expect(countRows(selectRows(createReady(20), createFailed(), { kind: 'in' }))).toBe('error');
  });

  it('is found beyond the latest rows', () => {
    const { rows } = selectRows(createReady(20), createReady(50), { search: 'number 50' });
    expect(rows).toEqual({ status: 'ready', value: [createRow(50)] });
  });

  it('is shown in pages', () => {
    expect(selectRows(createReady(20), createReady(50), { kind: 'in' })).toMatchObject({
      total: 25,
      hasMore: true,
    });
    expect(countRows(selectRows(createReady(20), createReady(50), { kind: 'in' }))).toBe(20);
    expect(countRows(selectRows(createReady(20), createReady(50), { kind: 'in', shown: 40 }))).toBe(
      25,
    );
  });
});
