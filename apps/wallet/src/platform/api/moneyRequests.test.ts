import {
  accountsQuery,
  ApiError,
  createApiClient,
  createQueryClient,
  createTransaction,
} from '@rad-wallet/api';
import { afterEach, expect, it, vi } from 'vitest';
import { PendingPayments, sendAndRefresh, settleIntent } from './moneyRequests';

const entry = {
  accountId: 'acc-pkr',
  type: 'deposit',
  currency: 'PKR',
  amount: '1000',
  description: 'Deposit via Card',
} as const;

afterEach(() => vi.restoreAllMocks());

async function openWallet(
  post: (signal: AbortSignal) => Promise<Response>,
  signal = new AbortController().signal,
) {
  const requests: string[] = [];
  const api = createApiClient({
    fetch: async (path, init) => {
      requests.push(`${init?.method} ${String(path)}`);
      if (init?.method !== 'POST') return Response.json([]);
      if (!init.signal) throw new Error('The request has no timeout.');
      return post(init.signal);
    },
  });
  const queryClient = createQueryClient();
  await queryClient.fetchQuery(accountsQuery(api));
  requests.length = 0;
  const posting = () =>
    sendAndRefresh(queryClient, () =>
      createTransaction(api, entry, { idempotencyKey: 'key-1', signal }),
    );
  return { requests, posting, queryClient };
}

const postedThenRead = ['POST /api/transactions', 'GET /api/accounts'];

it('sends the request once, and returns its result', async () => {
  const send = vi.fn(async () => 'txn-1');
  await expect(sendAndRefresh(createQueryClient(), send)).resolves.toBe('txn-1');
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['an error status', async () => new Response('The ledger is closed', { status: 500 }), '500'],
  ['a broken connection', () => Promise.reject(new TypeError('offline')), 'the network failed'],
])('refetches the wallet after %s, and still throws', async (_, post, message) => {
  const { requests, posting } = await openWallet(post);
  await expect(posting()).rejects.toThrow(message);
  expect(requests).toEqual(postedThenRead);
});

it('refetches the wallet after a timeout', async () => {
  const clock = new AbortController();
  const { requests, posting } = await openWallet(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    clock.signal,
  );
  const posted = posting();
  expect(requests).toEqual(['POST /api/transactions']);
  clock.abort(new Error('Took too long'));
  await expect(posted).rejects.toThrow('Took too long');
  expect(requests).toEqual(postedThenRead);
});

it('does not wait for the refetch', async () => {
  const queryClient = createQueryClient();
  const read = vi.fn<() => unknown>(() => []);
  await queryClient.fetchQuery({ queryKey: ['/api/accounts'], queryFn: read });
  read.mockReturnValue(new Promise(() => {}));
  await expect(sendAndRefresh(queryClient, async () => 'done')).resolves.toBe('done');
  expect(read).toHaveBeenCalledTimes(2);
});

it('are pending until the last posting has settled', async () => {
  const pending = new PendingPayments();
  const values: boolean[] = [];
  pending.subscribe(() => values.push(pending.areOpen));
  let finish = (_result: string) => {};
  const first = pending.during(() => new Promise<string>((resolve) => (finish = resolve)));
  await expect(pending.during(() => Promise.reject(new Error('closed')))).rejects.toThrow('closed');
  expect(pending.areOpen).toBe(true);
  finish('done');
  await expect(first).resolves.toBe('done');
  expect(pending.areOpen).toBe(false);
  expect(values).toEqual([true, true, true, false]);
});

it('starts the posting immediately and does not notify after unsubscribing', async () => {
  const pending = new PendingPayments();
  const listener = vi.fn();
  pending.subscribe(listener)();
  const posting = vi.fn(async () => 'done');
  const posted = pending.during(posting);
  expect(posting).toHaveBeenCalledOnce();
  await posted;
  expect(listener).not.toHaveBeenCalled();
});

// docs/rules.md PAY-10: the page may have been left.
it.each([
  ['a success', async () => 'txn-1', 'settled'],
  ['a refusal', () => Promise.reject(new ApiError(422, 'no')), 'removed'],
  ['a server error', () => Promise.reject(new ApiError(500, 'no')), 'kept'],
  ['the end of the session', () => Promise.reject(new ApiError(401, 'no')), 'kept'],
  ['a lost connection', () => Promise.reject(new TypeError('offline')), 'kept'],
])('settles the intent of a late answer: %s', async (_, send, outcome) => {
  const store = { remove: vi.fn(), settle: vi.fn() };
  await settleIntent(store, 'key-1', send).catch(() => {});
  const { remove, settle } = store;
  expect([settle.mock.calls, remove.mock.calls]).toEqual([
    outcome === 'settled' ? [['key-1']] : [],
    outcome === 'removed' ? [['key-1']] : [],
  ]);
});
