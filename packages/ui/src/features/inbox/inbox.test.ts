import { describe, expect, it } from 'vitest';
import type { WalletTransaction } from '../../types';
import { emptyInbox, updateInbox, type Inbox } from './inbox';

let count = 0;

const createTransaction = (changes: Partial<WalletTransaction>): WalletTransaction => ({
  id: `txn-${(count += 1)}`,
  type: 'deposit',
  currency: 'PKR',
  amount: '25000',
  contact: 'Deposit via Debit Card',
  counterparty: 'Debit Card',
  status: 'completed',
  timestamp: '2026-11-27T08:00:00Z',
  ...changes,
});

const update = (inbox: Inbox, history: readonly WalletTransaction[], isComplete = true) =>
  updateInbox(inbox, history, { isComplete });

const withStatus = (transaction: WalletTransaction, status: string) => ({ ...transaction, status });

const old = createTransaction({ id: 'old', timestamp: '2026-11-20T08:00:00Z' });
const pending = createTransaction({ id: 'pending', status: 'pending' });

/** The inbox of somebody who has seen the two. */
const seen = update(emptyInbox, [pending, old]);

it('has no news of a history that is seen for the first time', () => {
  expect(seen).toEqual({
    knownUntil: Date.parse(pending.timestamp),
    pending: ['pending'],
    settled: [],
    unread: 0,
  });
});

it.each(['completed', 'failed'])('has a pending transaction that has %s', (status) => {
  const settled = update(seen, [withStatus(pending, status), old]);
  expect(settled).toMatchObject({ pending: [], settled: ['pending'], unread: 1 });
});

it('has each transaction once, and is the same object if nothing has changed', () => {
  const settled = update(seen, [withStatus(pending, 'completed'), old]);
  expect(update(settled, [withStatus(pending, 'completed'), old])).toBe(settled);
  expect(update(seen, [pending, old])).toBe(seen);
  expect(update(settled, [withStatus(pending, 'failed'), old])).toMatchObject({ unread: 1 });
});

it('drops a pending transaction that was reversed', () => {
  expect(update(seen, [withStatus(pending, 'reversed'), old])).toMatchObject({
    pending: [],
    settled: [],
  });
});

describe('transactions after the last history', () => {
  const later = (changes: Partial<WalletTransaction>) =>
    createTransaction({ timestamp: '2026-11-28T08:00:00Z', ...changes });

  it.each(['received', 'deposit'])('has money that arrived at once: %s', (type) => {
    const arrived = later({ type });
    expect(update(seen, [arrived, pending, old])).toMatchObject({
      knownUntil: Date.parse(arrived.timestamp),
      pending: ['pending'],
      settled: [arrived.id],
      unread: 1,
    });
  });

  it.each<[string, Partial<WalletTransaction>]>([
    ['a payment', { type: 'sent' }],
    ['a conversion', { type: 'gold_purchase', conversion: { from: 'PKR', to: 'GOLD' } }],
    ['a pending deposit', { status: 'pending' }],
    ['an entry without a valid time', { timestamp: '' }],
  ])('does not have %s', (_, changes) => {
    expect(update(seen, [later(changes), pending, old])).toMatchObject({ settled: [], unread: 0 });
  });
});

it('knows an empty history, and then all money that arrives', () => {
  const empty = update(emptyInbox, []);
  expect(empty.knownUntil).toBe(0);
  expect(update(empty, [old])).toMatchObject({ settled: ['old'], unread: 1 });
});

it('waits for pending transactions that the latest ones do not contain', () => {
  const latest = update(seen, [old], false);
  expect(latest.pending).toEqual(['pending']);
  expect(update(latest, [withStatus(pending, 'completed'), old]).settled).toEqual(['pending']);
  expect(update(latest, [old]).pending).toEqual([]);
});

it('has the last one first, counts only what is new, and keeps 50', () => {
  const first = update(seen, [withStatus(pending, 'completed'), old]);
  const arrived = Array.from({ length: 60 }, (_, index) =>
    createTransaction({ timestamp: new Date(Date.UTC(2026, 10, 28, 8, index)).toISOString() }),
  ).toReversed();
  const [latest] = arrived;
  const two = update({ ...first, unread: 0 }, arrived.slice(-1));
  expect(two.settled).toEqual([arrived.at(-1)?.id, 'pending']);
  expect(two.unread).toBe(1);
  const full = update(two, arrived);
  expect(full.settled).toHaveLength(50);
  expect(full.settled[0]).toBe(latest?.id);
  expect(full.unread).toBe(50);
  expect(update(full, arrived)).toBe(full);
});
