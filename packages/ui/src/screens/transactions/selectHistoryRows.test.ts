import { describe, expect, it, vi } from 'vitest';
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
  selectHistoryRows({ latest, all }, { ...INITIAL_VIEW, ...view }, ({ contact }) =>
    contact.toLowerCase(),
  );

const countRows = ({ rows }: HistoryRows) =>
  rows.status === 'ready' ? rows.value.length : rows.status;

describe('the first view', () => {
  it.each([
    [3, 3, false],
    [0, 0, false],
    [19, 19, false],
    [20, null, true],
  ])('of %i read: %s in all, more: %s', (read, total, hasMore) => {
    const view = selectRows(createReady(read), loading);
    expect(countRows(view)).toBe(read);
    expect(view).toMatchObject({ total, hasMore, awaited: null });
  });

  it.each([
    [20, false],
    [21, true],
  ])('knows by a whole history of %i whether there are more: %s', (length, hasMore) => {
    const view = selectRows(createReady(20), createReady(length));
    expect(view).toMatchObject({ total: length, hasMore });
    expect(countRows(view)).toBe(20);
  });

  it('waits and fails with its own read, whatever is known besides', () => {
    expect(countRows(selectRows(loading, createReady(30)))).toBe('loading');
    expect(countRows(selectRows(createFailed(), createReady(30)))).toBe('error');
  });

  it('shows no more than were asked for where the server sends more', () => {
    expect(countRows(selectRows(createReady(50), loading))).toBe(20);
  });
});

describe('more rows', () => {
  const shown = 40;

  it('come from the whole history', () => {
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

  it('are waited for below the first', () => {
    const view = selectRows(createReady(20), loading, { shown });
    expect(countRows(view)).toBe(20);
    expect(view).toMatchObject({ hasMore: true, awaited: loading });
  });

  it('leave the first in place when they cannot be read', () => {
    const all = createFailed();
    const view = selectRows(createReady(20), all, { shown });
    expect(countRows(view)).toBe(20);
    expect(view).toMatchObject({ hasMore: true, awaited: all });
  });

  it('are not waited for where the first read has told all', () => {
    expect(selectRows(createReady(7), loading, { shown })).toMatchObject({
      hasMore: false,
      awaited: null,
    });
  });

  it('fail with the first ones as one, and are asked for together', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rows } = selectRows(createFailed(first), createFailed(second), { shown });
    if (rows.status === 'error') rows.retry();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });
});

describe('a part of the history', () => {
  it('waits and fails with the whole of it', () => {
    expect(countRows(selectRows(createReady(20), loading, { search: 'number' }))).toBe('loading');
    expect(countRows(selectRows(createReady(20), createFailed(), { kind: 'in' }))).toBe('error');
  });

  it('is found beyond the latest', () => {
    const { rows } = selectRows(createReady(20), createReady(50), { search: 'number 50' });
    expect(rows).toEqual({ status: 'ready', value: [createRow(50)] });
  });

  it('is shown so many at a time', () => {
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
