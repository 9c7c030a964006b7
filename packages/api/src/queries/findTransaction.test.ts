import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client/createApiClient';
import type { Transaction } from '../schemas/transaction';
import { createQueryClient } from './createQueryClient';
import { findTransaction } from './findTransaction';
import { accountsQuery, transactionsQuery } from './queries';

const api = createApiClient();

const sent = (id: string, status = 'completed'): Transaction => ({
  id,
  type: 'sent',
  currency: 'PKR',
  amount: '1500',
  description: 'Sent to Bilal Hussain',
  status,
  conversion: null,
  counterparty: 'Bilal Hussain',
  timestamp: '2026-11-21T08:30:00Z',
});

/** A cache that read these lists, at these times. */
function cacheOf(...lists: [limit: number | undefined, updatedAt: number, Transaction[]][]) {
  const queryClient = createQueryClient();
  for (const [limit, updatedAt, list] of lists) {
    const { queryKey } = transactionsQuery(api, limit === undefined ? {} : { limit });
    queryClient.setQueryData(queryKey, list, { updatedAt });
  }
  return queryClient;
}

describe('findTransaction', () => {
  it.each([4, 10, 20, undefined])('finds one in the list of %s', (limit) => {
    const cache = cacheOf([limit, 1, [sent('a'), sent('b')]]);
    expect(findTransaction(cache, 'b')).toEqual(sent('b'));
  });

  it('takes it from the list that was read last', () => {
    const older = [10, 1, [sent('a', 'pending')]] as [number, number, Transaction[]];
    const newer = [20, 2, [sent('a', 'failed')]] as [number, number, Transaction[]];
    expect(findTransaction(cacheOf(older, newer), 'a')?.status).toBe('failed');
    expect(findTransaction(cacheOf(newer, older), 'a')?.status).toBe('failed');
  });

  it('looks in older lists for what the last one does not hold', () => {
    const cache = cacheOf([undefined, 1, [sent('a'), sent('b')]], [4, 2, [sent('a')]]);
    expect(findTransaction(cache, 'b')).toEqual(sent('b'));
  });

  it('finds nothing in no list, in a list without it, and among other things', () => {
    const cache = cacheOf([20, 1, [sent('a')]]);
    expect(findTransaction(createQueryClient(), 'a')).toBeUndefined();
    expect(findTransaction(cache, 'z')).toBeUndefined();
    const accounts = [{ id: 'z', type: 'gold' as const, balance: '1' }];
    cache.setQueryData(accountsQuery(api).queryKey, accounts);
    expect(findTransaction(cache, 'z')).toBeUndefined();
  });
});
