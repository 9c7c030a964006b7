import { walletEventSchema } from '@rad-wallet/api';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { createLedger } from '../seeds';
import { openLedgerStore } from '../store/openLedgerStore';
import type { LedgerPort } from '../store/port';
import { createTemporaryFileFactory } from '../testing/databases';
import { getCookie, postJson } from '../testing/requests';
import { createApi } from './createApi';

const createFile = createTemporaryFileFactory();
const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function createTestApi(stopped?: AbortSignal) {
  const store = await openLedgerStore({ database: createFile() });
  stores.push(store);
  const api = createApi({
    store,
    origins: [],
    onError: (error) => expect.fail(error.message),
    createLedger: (holder) => createLedger('sample', holder, new Date()),
    requireSession: true,
    offersSettlements: true,
    stopped,
  });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    postJson(api, path, body, headers);

  /** Signs in, and returns what the holder can do. */
  async function signIn(holder: string) {
    const response = await post('/api/session', { holder });
    const Cookie = getCookie(response);
    const read = async <T>(path: string) =>
      (await (await api.request(path, { headers: { Cookie } })).json()) as T;
    return {
      follow: async (lastId?: string, query = '') => {
        const headers = { Cookie, ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
        return readEvents(await api.request(`/api/events${query}`, { headers }));
      },
      findPending: async () => {
        const history = await read<{ id: string; status: string }[]>('/api/transactions');
        return history.find(({ status }) => status === 'pending')!.id;
      },
      readCash: async () => (await read<{ pkrBalance: string }>('/api/balances')).pkrBalance,
      settle: (id: string, status: string) => post('/api/settlements', { id, status }, { Cookie }),
      send: (key: string) =>
        post(
          '/api/transfers',
          {
            accountId: `${holder}-account-pkr`,
            amount: '100',
            recipientName: 'Ayesha Malik',
            currency: 'PKR',
          },
          { Cookie, 'Idempotency-Key': key },
        ),
      signOut: () => api.request('/api/session', { method: 'DELETE', headers: { Cookie } }),
    };
  }
  return { api, signIn };
}

function readEvents(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    /** Returns the next event; null at the end of the stream. */
    next: async () => {
      for (;;) {
        const [, event] = /^data: (.*)$/m.exec(text) ?? [];
        if (event !== undefined) {
          text = text.slice(text.indexOf('\n\n') + 2);
          return v.parse(walletEventSchema, JSON.parse(event));
        }
        text = text.replace(/^(retry: \d+|: .*)\n\n/, '');
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
    },
    readChunk: async () => (await reader.read()).value,
    close: () => reader.cancel(),
  };
}

it('tells the holder that a pending entry is settled, with its booked amount', async () => {
  const { signIn } = await createTestApi();
  const [ayesha, bilal] = await Promise.all(['ayesha', 'bilal'].map(signIn));
  const [own, other] = [await ayesha!.follow(), await bilal!.follow()];
  expect(own.response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(own.response.headers.get('Cache-Control')).toBe('no-store');

  const [id, before] = [await ayesha!.findPending(), await ayesha!.readCash()];
  expect((await ayesha!.settle(id, 'completed')).status).toBe(200);
  expect(await own.next()).toMatchObject({
    type: 'transaction.settled',
    id: `${id}:completed`,
    transaction: { id, status: 'completed', type: 'deposit', amount: '25000.00' },
  });
  expect(Number(await ayesha!.readCash())).toBe(Number(before) + 25_000);
  expect((await ayesha!.settle(id, 'failed')).status).toBe(422);

  // The first event of the other holder is their own.
  await bilal!.settle(await bilal!.findPending(), 'failed');
  expect(await other.next()).toMatchObject({ transaction: { status: 'failed' } });
  await Promise.all([own.close(), other.close()]);
});

it('spreads the times at which browsers reconnect', async () => {
  const { signIn } = await createTestApi();
  const ayesha = await signIn('ayesha');
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const events = await ayesha.follow();
  expect(await events.readChunk()).toBe('retry: 1500\n\n');
  random.mockRestore();
  await events.close();
});

it('tells other devices of a payment, once for each key', async () => {
  const { signIn } = await createTestApi();
  const ayesha = await signIn('ayesha');
  const events = await ayesha.follow();
  for (const key of ['a', 'a', 'b']) expect((await ayesha.send(key)).status).toBe(201);
  const [first, second] = [await events.next(), await events.next()];
  expect([first?.type, second?.type]).toEqual(['wallet.changed', 'wallet.changed']);
  expect(first?.id).not.toBe(second?.id);
  await ayesha.settle(await ayesha.findPending(), 'completed');
  expect(await events.next()).toMatchObject({ type: 'transaction.settled' });
  await events.close();
});

it('sends what a client has missed, if it knows its last event', async () => {
  const { signIn } = await createTestApi();
  const ayesha = await signIn('ayesha');
  const before = await ayesha.follow();
  await ayesha.send('a');
  const known = await before.next();
  await before.close();
  await ayesha.send('b');
  const missed = await ayesha.follow(known?.id);
  const fresh = await ayesha.follow();
  await ayesha.send('c');
  const ids = [(await missed.next())?.id, (await missed.next())?.id];
  expect(ids).not.toContain(known?.id);
  expect((await fresh.next())?.id).toBe(ids[1]);
  await Promise.all([missed.close(), fresh.close()]);
});

it('begins with what has happened since the client has loaded its data', async () => {
  const { signIn } = await createTestApi();
  const ayesha = await signIn('ayesha');
  await ayesha.settle(await ayesha.findPending(), 'completed');
  const [loadedBefore, loadedNow] = [
    await ayesha.follow(undefined, '?age=60000'),
    await ayesha.follow(undefined, '?age=0'),
  ];
  await ayesha.send('a');
  expect((await loadedBefore.next())?.type).toBe('transaction.settled');
  expect((await loadedNow.next())?.type).toBe('wallet.changed');
  await Promise.all([loadedBefore.close(), loadedNow.close()]);
  const { response } = await ayesha.follow(undefined, '?age=-1');
  expect(response.status).toBe(400);
});

it('ends with the session', async () => {
  const { api, signIn } = await createTestApi();
  const ayesha = await signIn('ayesha');
  const events = await ayesha.follow();
  await ayesha.signOut();
  expect(await events.next()).toBeNull();
  expect((await api.request('/api/events')).status).toBe(401);
});

it('ends when the server stops', async () => {
  const stop = new AbortController();
  const { signIn } = await createTestApi(stop.signal);
  const events = await (await signIn('ayesha')).follow();
  stop.abort();
  expect(await events.next()).toBeNull();
});

it('offers settlements only to tests', async () => {
  const { signIn } = await createTestApi();
  const ayesha = await signIn('ayesha');
  expect((await ayesha.settle('', 'received')).status).toBe(400);
  const store = await openLedgerStore({ database: createFile() });
  stores.push(store);
  const api = createApi({
    store,
    origins: [],
    onError: (error) => expect.fail(error.message),
    createLedger: (holder) => createLedger('sample', holder, new Date()),
  });
  const response = await api.request('/api/settlements', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(404);
});
