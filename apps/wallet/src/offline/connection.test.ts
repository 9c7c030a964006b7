import { accountsQuery, createApiClient, createQueryClient } from '@rad-wallet/api';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Line } from './connection';

const accounts = [{ id: 'a', type: 'trustvault', balance: '1' }];
const answer = async () => Response.json(accounts);
const noAnswer = () => Promise.reject(new TypeError('offline'));

/** A device whose network can be taken away, and a wallet on it that shows its accounts. */
async function openWallet(first: () => Promise<Response> = answer) {
  const line = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const fetch = vi.fn<typeof globalThis.fetch>(first);
  const queryClient = createQueryClient();
  const query = accountsQuery(createApiClient({ fetch }));
  const leave = new QueryObserver(queryClient, query).subscribe(() => {});
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve));
  const connection = new Connection(queryClient, line satisfies Line);
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

it('has nothing to say as long as all is well', async () => {
  const { connection, queryClient, query } = await openWallet();
  await queryClient.refetchQueries(query);
  expect(connection.current()).toEqual({ trouble: null });
});

it('tells of when the figures are while the device has no network, and reads anew once it has', async () => {
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

it('tells of figures that are shown, and of no others', async () => {
  const { connection, leave, go } = await openWallet();
  go('offline');
  leave();
  expect(connection.current()).toEqual({ trouble: 'offline', asOf: undefined });
});

it('takes a read without an answer for a line that leads nowhere, also one before its time', async () => {
  const { connection, fetch } = await openWallet(noAnswer);
  expect(connection.current()).toEqual({ trouble: 'unreachable', asOf: undefined });
  // While it is asked anew nothing is known yet, and the same is said.
  let answerIt = (_response: Response) => {};
  fetch.mockReturnValue(new Promise((resolve) => (answerIt = resolve)));
  const asked = connection.retry();
  expect(connection.current().trouble).toBe('unreachable');
  answerIt(await answer());
  await asked;
  expect(connection.current()).toEqual({ trouble: null });
});

it('takes a refusal for an answer', async () => {
  const { connection, fetch } = await openWallet(noAnswer);
  fetch.mockImplementation(async () => new Response('The ledger is closed', { status: 500 }));
  await connection.retry();
  expect(connection.current()).toEqual({ trouble: null });
});

it('watches no longer than somebody listens', async () => {
  const { connection, stop, go, fetch } = await openWallet();
  stop();
  go('offline');
  go('online');
  expect(connection.current()).toEqual({ trouble: null });
  expect(fetch).toHaveBeenCalledOnce();
});
