import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/createApiClient';
import { ApiError } from '../client/errors';
import { createQueryClient } from './createQueryClient';
import { findByKey } from './findByKey';
import { findConversion } from './findConversion';
import {
  accountsQuery,
  balancesQuery,
  pendingConversionsQuery,
  transactionsQuery,
} from './queries';
import { refreshWallet } from './refreshWallet';

const balances = { totalBalance: '3', pkrBalance: '1', goldBalance: '2', goldInTola: '0.1715' };

function createRecordingClient() {
  const requests: string[] = [];
  const client = createApiClient({
    fetch: async (path) => {
      requests.push(String(path));
      return Response.json(path === '/api/balances' ? balances : []);
    },
  });
  return { client, requests };
}

describe('keys', () => {
  const { client } = createRecordingClient();

  it.each([
    [accountsQuery(client).queryKey, '/api/accounts'],
    [balancesQuery(client).queryKey, '/api/balances'],
    [transactionsQuery(client).queryKey, '/api/transactions'],
    [pendingConversionsQuery(client).queryKey, '/api/conversions?status=pending'],
    [transactionsQuery(client, { limit: 10 }).queryKey, '/api/transactions?limit=10'],
  ])('%j joined is the path', async (queryKey, path) => {
    expect(queryKey.join('/')).toBe(path);
  });

  it('are the request paths', async () => {
    const { client: reader, requests } = createRecordingClient();
    await createQueryClient().fetchQuery(transactionsQuery(reader, { limit: 4 }));
    expect(requests).toEqual(['/api/transactions?limit=4']);
  });
});

describe('the cache', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('sends one request for any number of reads', async () => {
    const { client, requests } = createRecordingClient();
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(balancesQuery(client));
    await queryClient.fetchQuery(balancesQuery(client));
    expect(requests).toEqual(['/api/balances']);
  });

  it('does not retry a failed read', async () => {
    const requests: unknown[] = [];
    const client = createApiClient({
      fetch: async (path) => {
        requests.push(path);
        return new Response('The ledger is closed', { status: 500 });
      },
    });
    await expect(createQueryClient().fetchQuery(accountsQuery(client))).rejects.toThrow(ApiError);
    expect(requests).toHaveLength(1);
  });

  it('fails immediately without a network', async () => {
    onlineManager.setOnline(false);
    const client = createApiClient({ fetch: () => Promise.reject(new TypeError('offline')) });
    await expect(createQueryClient().fetchQuery(accountsQuery(client))).rejects.toThrow(
      'the network failed',
    );
  });

  it('completes a read after its last observer unmounts, and does not repeat it', async () => {
    const { client, requests } = createRecordingClient();
    const queryClient = createQueryClient();
    const leave = new QueryObserver(queryClient, accountsQuery(client)).subscribe(() => {});
    leave();
    await queryClient.fetchQuery(accountsQuery(client));
    expect(requests).toHaveLength(1);
  });
});

describe('the lookup of a key', () => {
  const found = {
    id: 'txn-1',
    type: 'sent',
    currency: 'PKR',
    amount: '1',
    description: 'Sent to Bilal Hussain',
    status: 'completed',
    timestamp: '2026-11-21T10:30:00.000Z',
  };
  const conversion = {
    id: 'key&1',
    source: { accountId: 'cash', currency: 'PKR', amount: '1000' },
    target: { accountId: 'cash', currency: 'USD', amount: '3.6' },
    status: 'pending',
    openedAt: found.timestamp,
    expiresAt: found.timestamp,
  };
  const createClientWith = (bodies: Record<string, unknown>) =>
    createApiClient({ fetch: async (path) => Response.json(bodies[String(path)] ?? []) });

  it('returns its transaction, or null', async () => {
    const client = createClientWith({ '/api/transactions?idempotencyKey=key%261': [found] });
    await expect(findByKey(client, 'key&1')).resolves.toMatchObject(found);
    await expect(findByKey(client, 'key')).resolves.toBeNull();
  });

  it('returns its conversion, or null', async () => {
    const client = createClientWith({ '/api/conversions?id=key%261': [conversion] });
    await expect(findConversion(client, 'key&1')).resolves.toEqual(conversion);
    await expect(findConversion(client, 'key')).resolves.toBeNull();
  });
});

describe('a pending read', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('times out after 30 s, not before', async () => {
    vi.useFakeTimers();
    // Fake timers do not affect the native `AbortSignal.timeout`.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    });
    const client = createApiClient({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          const signal = init?.signal;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const failed = vi.fn();
    createQueryClient().fetchQuery(accountsQuery(client)).catch(failed);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('refreshWallet', () => {
  it('refetches all money queries, mounted or not, and nothing else', async () => {
    const { client, requests } = createRecordingClient();
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(accountsQuery(client));
    await queryClient.fetchQuery(balancesQuery(client));
    await queryClient.fetchQuery(transactionsQuery(client));
    await queryClient.fetchQuery(transactionsQuery(client, { limit: 10 }));
    await queryClient.fetchQuery(pendingConversionsQuery(client));
    await queryClient.fetchQuery({
      queryKey: ['/api/accounts-like'],
      queryFn: () => requests.push('x'),
    });

    requests.length = 0;
    await refreshWallet(queryClient);
    expect(requests.toSorted()).toEqual([
      '/api/accounts',
      '/api/balances',
      '/api/conversions?status=pending',
      '/api/transactions',
      '/api/transactions?limit=10',
    ]);
  });

  it('restarts pending first fetches', async () => {
    const responses: ((body: object) => void)[] = [];
    const client = createApiClient({
      fetch: () => new Promise((resolve) => responses.push((body) => resolve(Response.json(body)))),
    });
    const queryClient = createQueryClient();
    const query = balancesQuery(client);
    const leave = new QueryObserver(queryClient, query).subscribe(() => {});
    const first = queryClient.fetchQuery(query);
    const refreshed = refreshWallet(queryClient);
    responses[0]?.({ ...balances, totalBalance: '1' });
    await Promise.resolve();
    expect(responses).toHaveLength(2);
    responses[1]?.(balances);
    await refreshed;
    await expect(first).resolves.toEqual(balances);
    expect(queryClient.getQueryData(query.queryKey)).toEqual(balances);
    leave();
  });

  it('lets the next observer restart an unmounted first fetch', async () => {
    const { client, requests } = createRecordingClient();
    const queryClient = createQueryClient();
    const query = balancesQuery(client);
    new QueryObserver(queryClient, query).subscribe(() => {})();
    await refreshWallet(queryClient);
    await queryClient.fetchQuery(query);
    expect(requests).toEqual(['/api/balances', '/api/balances']);
  });

  it('does not throw if a read fails, and keeps the cached data', async () => {
    let open = true;
    const client = createApiClient({
      fetch: async () => (open ? Response.json(balances) : new Response(null, { status: 500 })),
    });
    const queryClient = createQueryClient();
    const query = balancesQuery(client);
    await queryClient.fetchQuery(query);

    open = false;
    await expect(refreshWallet(queryClient)).resolves.toBeUndefined();
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({
      status: 'error',
      data: balances,
    });
  });
});
