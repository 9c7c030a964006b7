import { accountsQuery, createApiClient, createQueryClient } from '@rad-wallet/api';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type OnlineStatusSource } from './connection';

const accounts = [{ id: 'a', type: 'trustvault', balance: '1' }];
const respond = async () => Response.json(accounts);
const failToRespond = () => Promise.reject(new TypeError('offline'));

async function openWallet(first: () => Promise<Response> = respond) {
  const line = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const fetch = vi.fn<typeof globalThis.fetch>(first);
  const queryClient = createQueryClient();
  const query = accountsQuery(createApiClient({ fetch }));
  const leave = new QueryObserver(queryClient, query).subscribe(() => {});
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve));
  const connection = new Connection(queryClient, line satisfies OnlineStatusSource);
  const listener = vi.fn();
  const stop = connection.subscribe(listener);
  const go = (state: 'online' | 'offline') => {
    line.navigator.onLine = state === 'online';
    line.dispatchEvent(new Event(state));
  };
  return { connection, fetch, queryClient, query, leave, listener, stop, go };
}

const READ_AT = Date.UTC(2026, 10, 21, 10, 5);

beforeEach(() => vi.useFakeTimers({ now: READ_AT, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('reports no trouble while requests succeed', async () => {
  const { connection, queryClient, query } = await openWallet();
  await queryClient.refetchQueries(query);
  expect(connection.current()).toEqual({ trouble: null });
});

it('reports the age of the data while offline, and refetches when online again', async () => {
  const { connection, fetch, listener, go } = await openWallet();
  vi.setSystemTime(READ_AT + 60_000);
  go('offline');
  expect(connection.current()).toEqual({ trouble: 'offline', asOf: READ_AT });
  expect(listener).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledOnce();
  go('online');
  expect(connection.current()).toEqual({ trouble: null });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

it('reports only the age of mounted data', async () => {
  const { connection, leave, go } = await openWallet();
  go('offline');
  leave();
  expect(connection.current()).toEqual({ trouble: 'offline', asOf: undefined });
});

it('is unreachable after a request without a response, even an earlier one', async () => {
  const { connection, fetch } = await openWallet(failToRespond);
  expect(connection.current()).toEqual({ trouble: 'unreachable', asOf: undefined });
  // A pending retry does not change the state.
  let sendResponse = (_response: Response) => {};
  fetch.mockReturnValue(new Promise((resolve) => (sendResponse = resolve)));
  const retried = connection.retry();
  expect(connection.current().trouble).toBe('unreachable');
  sendResponse(await respond());
  await retried;
  expect(connection.current()).toEqual({ trouble: null });
});

it('is unreachable after a request that timed out, even an earlier one', async () => {
  const timeOut = () => Promise.reject(new DOMException('', 'TimeoutError'));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
    AbortSignal.abort(new DOMException('', 'TimeoutError')),
  );
  const { connection } = await openWallet(timeOut);
  expect(connection.current().trouble).toBe('unreachable');
  await connection.retry();
  expect(connection.current().trouble).toBe('unreachable');
  vi.restoreAllMocks();
});

it('counts an error status as a response', async () => {
  const { connection, fetch } = await openWallet(failToRespond);
  fetch.mockImplementation(async () => new Response('The ledger is closed', { status: 500 }));
  await connection.retry();
  expect(connection.current()).toEqual({ trouble: null });
});

it('stops observing after the last unsubscribe', async () => {
  const { connection, stop, go, fetch } = await openWallet();
  stop();
  go('offline');
  go('online');
  expect(connection.current()).toEqual({ trouble: null });
  expect(fetch).toHaveBeenCalledOnce();
});
