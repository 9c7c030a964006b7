import { describe, expect, it, vi } from 'vitest';
import type { Loadable, WalletTransaction } from '../../types';
import { historyRows, type HistoryRows } from './historyRows';
import { INITIAL_VIEW } from './historyView';

type Rows = Loadable<readonly WalletTransaction[]>;

const row = (number: number): WalletTransaction => ({
  id: String(number),
  type: number % 2 === 0 ? 'sent' : 'received',
  currency: 'PKR',
  amount: '10',
  contact: `Number ${number}`,
  status: 'completed',
  timestamp: '2026-11-21T08:30:00Z',
});

const ready = (count: number): Rows => ({
  status: 'ready',
  value: Array.from({ length: count }, (_, index) => row(index + 1)),
});
const loading: Rows = { status: 'loading' };
const failed = (retry = () => {}): Rows => ({ status: 'error', retry });

const rowsOf = (latest: Rows, all: Rows, view: Partial<typeof INITIAL_VIEW> = {}) =>
  historyRows({ latest, all }, { ...INITIAL_VIEW, ...view }, ({ contact }) =>
    contact.toLowerCase(),
  );

const count = ({ rows }: HistoryRows) =>
  rows.status === 'ready' ? rows.value.length : rows.status;

describe('the first view', () => {
  it.each([
    [3, 3, false],
    [0, 0, false],
    [19, 19, false],
    [20, null, true],
  ])('of %i read: %s in all, more: %s', (read, total, hasMore) => {
    const view = rowsOf(ready(read), loading);
    expect(count(view)).toBe(read);
    expect(view).toMatchObject({ total, hasMore, awaited: null });
  });

  it.each([
    [20, false],
    [21, true],
  ])('knows by a whole history of %i whether there are more: %s', (length, hasMore) => {
    const view = rowsOf(ready(20), ready(length));
    expect(view).toMatchObject({ total: length, hasMore });
    expect(count(view)).toBe(20);
  });

  it('waits and fails with its own read, whatever is known besides', () => {
    expect(count(rowsOf(loading, ready(30)))).toBe('loading');
    expect(count(rowsOf(failed(), ready(30)))).toBe('error');
  });

  it('shows no more than were asked for where the server sends more', () => {
    expect(count(rowsOf(ready(50), loading))).toBe(20);
  });
});

describe('more rows', () => {
  const shown = 40;

  it('come from the whole history', () => {
    expect(count(rowsOf(ready(20), ready(50), { shown }))).toBe(40);
    expect(rowsOf(ready(20), ready(50), { shown })).toMatchObject({ total: 50, hasMore: true });
    expect(rowsOf(ready(20), ready(41), { shown: 60 })).toMatchObject({
      total: 41,
      hasMore: false,
    });
    expect(rowsOf(ready(20), ready(20), { shown })).toMatchObject({ total: 20, hasMore: false });
    expect(count(rowsOf(loading, ready(50), { shown }))).toBe(40);
  });

  it('are waited for below the first', () => {
    const view = rowsOf(ready(20), loading, { shown });
    expect(count(view)).toBe(20);
    expect(view).toMatchObject({ hasMore: true, awaited: loading });
  });

  it('leave the first in place when they cannot be read', () => {
    const all = failed();
    const view = rowsOf(ready(20), all, { shown });
    expect(count(view)).toBe(20);
    expect(view).toMatchObject({ hasMore: true, awaited: all });
  });

  it('are not waited for where the first read has told all', () => {
    expect(rowsOf(ready(7), loading, { shown })).toMatchObject({ hasMore: false, awaited: null });
  });

  it('fail with the first ones as one, and are asked for together', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rows } = rowsOf(failed(first), failed(second), { shown });
    if (rows.status === 'error') rows.retry();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });
});

describe('a part of the history', () => {
  it('waits and fails with the whole of it', () => {
    expect(count(rowsOf(ready(20), loading, { search: 'number' }))).toBe('loading');
    expect(count(rowsOf(ready(20), failed(), { kind: 'in' }))).toBe('error');
  });

  it('is found beyond the latest', () => {
    const { rows } = rowsOf(ready(20), ready(50), { search: 'number 50' });
    expect(rows).toEqual({ status: 'ready', value: [row(50)] });
  });

  it('is shown so many at a time', () => {
    expect(rowsOf(ready(20), ready(50), { kind: 'in' })).toMatchObject({
      total: 25,
      hasMore: true,
    });
    expect(count(rowsOf(ready(20), ready(50), { kind: 'in' }))).toBe(20);
    expect(count(rowsOf(ready(20), ready(50), { kind: 'in', shown: 40 }))).toBe(25);
  });
});
