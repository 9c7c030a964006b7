import { afterEach, expect, it } from 'vitest';
import { createLedger } from '../seeds';
import { DEFAULT_HOLDER } from '../store/defaultHolder';
import { LedgerEvents } from '../store/LedgerEvents';
import type { LedgerEvent } from '../store/LedgerEvents';
import { openLedgerStore } from '../store/openLedgerStore';
import type { LedgerPort } from '../store/port';
import { createTemporaryFileFactory } from '../testing/databases';
import { postJson } from '../testing/requests';
import { createApi } from './createApi';

const createFile = createTemporaryFileFactory();
const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

const PATH = '/operator/problem-reports';

async function start(operatorToken: string | null = 'secret') {
  const store = await openLedgerStore({ database: createFile() });
  stores.push(store);
  const createSample = (holder: string) => createLedger('sample', holder, new Date());
  await store.open(DEFAULT_HOLDER, () => createSample(DEFAULT_HOLDER));
  const events = new LedgerEvents();
  const published: LedgerEvent[] = [];
  events.follow(DEFAULT_HOLDER, (event) => published.push(event));
  const api = createApi({
    store,
    origins: [],
    onError: (error) => expect.fail(error.message),
    createLedger: createSample,
    events,
    operatorToken,
  });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    postJson(api, path, body, { 'Idempotency-Key': 'a', ...headers });
  const transfer = {
    accountId: 'account-pkr',
    amount: '2500',
    recipientName: 'Ayesha Malik',
    currency: 'PKR',
  };
  const sent = (await (await post('/api/transfers', transfer)).json()) as { id: string };
  const problem = { transactionId: sent.id, reason: 'notMe', details: '' };
  expect((await post('/api/problem-reports', problem)).status).toBe(201);
  published.splice(0);
  return {
    id: sent.id,
    published,
    decide: (update: object, headers: Record<string, string> = {}) =>
      post(
        PATH,
        { holder: DEFAULT_HOLDER, transactionId: sent.id, ...update },
        { Authorization: 'Bearer secret', ...headers },
      ),
    find: async () =>
      (await api.request(`/api/problem-reports?transactionId=${sent.id}`)).json() as unknown,
  };
}

it('returns the money of a report, tells the account holder, and shows the decision', async () => {
  const { id, published, decide, find } = await start();
  expect((await decide({ status: 'inReview', answerBy: '2026-12-01T00:00:00Z' })).status).toBe(200);
  const response = await decide({ status: 'reversed' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const report: unknown = await response.json();
  expect(report).toMatchObject({
    reference: `PR-${id}`,
    reviewedAt: expect.any(String),
    answerBy: '2026-12-01T00:00:00Z',
    decision: { outcome: 'reversed', at: expect.any(String), reversalId: expect.any(String) },
  });
  expect(await (await decide({ status: 'reversed' })).json()).toEqual(report);
  expect(await find()).toEqual([report]);
  expect(published).toMatchObject([
    { settled: null },
    { settled: { type: 'deposit', amount: '2500', status: 'completed' } },
  ]);
});

it('is not open to account holders', async () => {
  const { decide, find } = await start();
  for (const Authorization of ['', 'Bearer ', 'Bearer guessed', 'Basic secret']) {
    const refused = await decide({ status: 'reversed' }, { Authorization });
    expect([400, 401], Authorization).toContain(refused.status);
  }
  expect(await find()).not.toMatchObject([{ decision: expect.anything() }]);
  const without = await start(null);
  expect((await without.decide({ status: 'reversed' })).status).toBe(404);
});

it.each([
  [{ status: 'declined' }, 400],
  [{ status: 'declined', reason: ' ' }, 400],
  [{ status: 'inReview', answerBy: 'soon' }, 400],
  [{ status: 'received' }, 400],
  [{ status: 'reversed', transactionId: 'txn-9999' }, 404],
  [{ status: 'reversed', holder: 'ayesha' }, 404],
  [{ status: 'declined', reason: 'The payee has confirmed it' }, 200],
])('responds to %o with %i', async (update, status) => {
  const { decide } = await start();
  expect((await decide(update)).status).toBe(status);
});
