import type { LiveUpdate } from '@rad-wallet/ui/features/live-updates';
import { expect, it, vi } from 'vitest';
import { serverSession } from '../api/serverSession';
import { followUpdates, type Subscribe, type Subscription } from './subscribe';

const settled = {
  type: 'transaction.settled',
  id: 'txn-1:completed',
  occurredAt: '2026-11-27T09:00:00Z',
  transaction: {
    id: 'txn-1',
    type: 'received',
    currency: 'PKR',
    amount: '25000.00',
    description: 'Received from Fatima Noor',
    status: 'completed',
    timestamp: '2026-11-27T08:00:00Z',
  },
};

function follow(subscribe?: Subscribe) {
  const leave = new AbortController();
  const onOpen = vi.fn();
  const onUpdate = vi.fn<(update: LiveUpdate) => void>();
  const given: Subscription[] = [];
  const following = followUpdates(
    subscribe ??
      ((subscription) => {
        given.push(subscription);
        return new Promise(() => {});
      }),
    { onOpen, onUpdate, ageMs: 1500, signal: leave.signal },
  );
  return { following, leave, onOpen, onUpdate, subscription: given[0]! };
}

it('passes on the events of the host', () => {
  const { subscription, onOpen, onUpdate } = follow();
  expect(subscription.ageMs).toBe(1500);
  subscription.onOpen();
  expect(onOpen).toHaveBeenCalledOnce();
  subscription.onEvent(settled);
  subscription.onEvent({ type: 'wallet.changed', id: 'b', occurredAt: settled.occurredAt });
  expect(onUpdate.mock.calls).toEqual([
    [
      {
        id: settled.id,
        occurredAt: settled.occurredAt,
        transaction: expect.objectContaining({
          id: 'txn-1',
          contact: 'Received from Fatima Noor',
          counterparty: 'Fatima Noor',
          status: 'completed',
        }),
      },
    ],
    [{ id: 'b', occurredAt: settled.occurredAt, transaction: null }],
  ]);
});

it('ignores events of another kind, and logs the fields of an invalid one', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { subscription, onUpdate } = follow();
  for (const event of [null, 'text', {}, { ...settled, type: 'offer.published' }]) {
    subscription.onEvent(event);
  }
  expect(log).not.toHaveBeenCalled();
  subscription.onEvent({ ...settled, transaction: { ...settled.transaction, amount: 25_000 } });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.lastCall?.join(' ')).toMatch(/transaction\.amount/);
  expect(onUpdate).not.toHaveBeenCalled();
  log.mockRestore();
});

it('ignores what a host sends after the wallet has left', () => {
  const { subscription, leave, onOpen, onUpdate } = follow();
  leave.abort();
  subscription.onOpen();
  subscription.onEvent(settled);
  expect(onOpen).not.toHaveBeenCalled();
  expect(onUpdate).not.toHaveBeenCalled();
});

it('notes that the session has ended', async () => {
  const { following } = follow(() => Promise.reject(Object.assign(new Error(), { status: 401 })));
  await expect(following).rejects.toThrow();
  expect(serverSession.getState().isEnded).toBe(true);
});
