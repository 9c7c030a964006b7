import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client/createApiClient';
import type { Transaction } from '../schemas/transaction';
import { createQueryClient } from './createQueryClient';
import { findTransaction } from './findTransaction';
import { accountsQuery, transactionsQuery } from './queries';

const api = createApiClient();

const createSent = (id: string, status = 'completed'): Transaction => ({
  id,
  type: 'sent',
  currency: 'PKR',
  amount: '1500',
  description: 'Sent to Bilal Hussain',
  status,
  conversion: null,
  counterparty: 'Bilal Hussain',
  isReversal: false,
  timestamp: '2026-11-21T08:30:00Z',
});

function createCacheWith(
  ...lists: [limit: number | undefined, updatedAt: number, Transaction[]][]
) {
  const queryClient = createQueryClient();
  for (const [limit, updatedAt, list] of lists) {
    const { queryKey } = transactionsQuery(api, limit === undefined ? {} : { limit });
    queryClient.setQueryData(queryKey, list, { updatedAt });
  }
  return queryClient;
}

describe('findTransaction', () => {
  it.each([4, 10, 20, undefined])('finds a transaction in the list of %s', (limit) => {
    const cache = createCacheWith([limit, 1, [createSent('a'), createSent('b')]]);
    expect(findTransaction(cache, 'b')).toEqual(createSent('b'));
  });

  it('returns the version from the most recently fetched list', () => {
    const older = [10, 1, [createSent('a', 'pending')]] as [number, number, Transaction[]];
    const newer = [20, 2, [createSent('a', 'failed')]] as [number, number, Transaction[]];
    expect(findTransaction(createCacheWith(older, newer), 'a')?.status).toBe('failed');
    expect(findTransaction(createCacheWith(newer, older), 'a')?.status).toBe('failed');
  });

  it('searches older lists for a transaction missing from the latest', () => {
    const cache = createCacheWith(
      [undefined, 1, [createSent('a'), createSent('b')]],
      [4, 2, [createSent('a')]],
    );
    expect(findTransaction(cache, 'b')).toEqual(createSent('b'));
  });

  it('finds nothing if no cached list contains the transaction', () => {
    const cache = createCacheWith([20, 1, [createSent('a')]]);
    expect(findTransaction(createQueryClient(), 'a')).toBeUndefined();
    expect(findTransaction(cache, 'z')).toBeUndefined();
    const accounts = [{ id: 'z', type: 'gold' as const, balance: '1' }];
    cache.setQueryData(accountsQuery(api).queryKey, accounts);
    expect(findTransaction(cache, 'z')).toBeUndefined();
  });
});
