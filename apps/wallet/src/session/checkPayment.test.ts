// @vitest-environment jsdom
import { host } from '#host/host';
import { createApiClient, createQueryClient, type Transaction } from '@rad-wallet/api';
import { expect, it, vi } from 'vitest';
import { getIntentStore } from '../platform/storage/intents';
import { createMemoryDevice, createMemoryStorage } from '../platform/storage/testing/memoryStorage';
import { checkPayment } from './checkPayment';

const HOUR = 3_600_000;

const posted: Transaction = {
  id: 'txn-1',
  accountId: 'account-pkr',
  type: 'sent',
  currency: 'PKR',
  amount: '500',
  description: 'Sent to Ahmed Khan',
  status: 'completed',
  verified: true,
  timestamp: '2026-11-27T09:00:00.000Z',
  conversion: null,
  counterparty: null,
  isReversal: false,
};

/** A payment of which only the key is left after a sign-out. docs/rules.md PAY-11. */
function signInAgain(flow: string, found: readonly Transaction[], age = HOUR) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(found));
  const device = createMemoryDevice(createMemoryStorage(), createMemoryStorage());
  const store = getIntentStore(device);
  store.setHolder('a');
  const startedAt = new Date(Date.now() - age).toISOString();
  store.save(flow, { key: 'key-1', subject: 's', request: { amount: '500' }, startedAt });
  store.forget();
  store.setHolder('a');
  const checker = { api: createApiClient({ fetch }), queryClient: createQueryClient(), device };
  const { signal } = new AbortController();
  return { store, fetch, check: () => checkPayment(checker, 'key-1', { signal }) };
}

it.each(['sendMoney', 'billPayment'])('finds the transaction of %s by its key', async (flow) => {
  const { check, fetch, store } = signInAgain(flow, [posted]);
  await expect(check()).resolves.toBe('succeeded');
  expect(fetch.mock.calls.map(([path, init]) => [init?.method, path])).toEqual([
    ['GET', '/api/transactions?idempotencyKey=key-1'],
  ]);
  expect(store.listKept()).toEqual([]);
});

it('was not made if the server does not know its key', async () => {
  const { check, store } = signInAgain('sendMoney', []);
  await expect(check()).resolves.toBe('refused');
  expect(store.listKept()).toEqual([]);
});

it.each([
  ['its request may still arrive', 'sendMoney', 59_000],
  ['the host may record it elsewhere', 'billPayment', HOUR],
])('is still not known if nothing is found, and %s', async (_, flow, age) => {
  const { check, store } = signInAgain(flow, [], age);
  await expect(check()).rejects.toThrow('not known');
  expect(store.listKept()).toHaveLength(1);
});

it('is asked about before it is made again, where the host asks', async () => {
  vi.spyOn(host, 'asksBeforeRepeating', 'get').mockReturnValue(true);
  const device = createMemoryDevice(createMemoryStorage(), createMemoryStorage());
  const store = getIntentStore(device);
  const summary = { payee: 'K-Electric', amount: '500' };
  const startedAt = new Date().toISOString();
  const intent = { key: 'key-1', subject: 's', target: 't', summary, request: {}, startedAt };
  store.save('billPayment', intent);
  const checker = { api: createApiClient(), queryClient: createQueryClient(), device };
  const { signal } = new AbortController();
  await expect(checkPayment(checker, 'key-1', { signal })).resolves.toBe('succeeded');
  expect(store.findRecent('t')).toMatchObject({ summary });
});
