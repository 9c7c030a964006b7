import { afterEach, describe, expect, it } from 'vitest';
import { createLedger } from '../seeds';
import { openLedgerStore } from '../store/openLedgerStore';
import type { LedgerPort } from '../store/port';
import { createTestDatabases } from '../testing/databases';
import { getCookie, postJson } from '../testing/requests';
import { createApi } from './createApi';

const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function open(database: string) {
  const store = await openLedgerStore({ database });
  stores.push(store);
  const api = createApi({
    store,
    origins: [],
    onError: (error) => expect.fail(error.message),
    createLedger: (holder) => createLedger('sample', holder, new Date()),
    requireSession: true,
  });
  return async (holder: string) => {
    const signedIn = await postJson(api, '/api/session', { holder });
    const Cookie = getCookie(signedIn);
    return {
      put: async (path: string, body: object, headers: Record<string, string> = {}) => {
        const response = await api.request(`/api/cards/${path}`, {
          method: 'PUT',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
            Cookie,
            ...headers,
          },
          body: JSON.stringify(body),
        });
        return response.status;
      },
      read: async () =>
        (await api.request('/api/cards', { headers: { Cookie } })).json() as Promise<unknown>,
    };
  };
}

const limits = { perPayment: '5000', perDay: '20000.50', online: false, abroad: true };
const maximum = { perPayment: '200000', perDay: '500000' };
const initial = { perPayment: '50000', perDay: '100000', online: true, abroad: false, maximum };

for (const { name, missing, create } of createTestDatabases()) {
  describe.skipIf(missing !== null)(`cards with ${name} ${missing ?? ''}`, () => {
    it('keep status and limits of their holder', async () => {
      const database = await create();
      const signIn = await open(database);
      const [ayesha, bilal] = [await signIn('ayesha'), await signIn('bilal')];
      expect(await ayesha.put('card-1/status', { status: 'frozen' })).toBe(204);
      expect(await ayesha.put('card-1/limits', limits)).toBe(204);
      // A server that is started later with the same database.
      const again = await (await open(database))('ayesha');
      expect(await again.read()).toEqual([
        { id: 'card-1', status: 'frozen', limits: { ...limits, maximum } },
        { id: 'card-2', status: 'active', limits: initial },
      ]);
      expect(await bilal.read()).toMatchObject([
        { status: 'active', limits: initial },
        { status: 'active' },
      ]);
    });

    it('are changed once for each key, so a late repetition undoes nothing', async () => {
      const ayesha = await (await open(await create()))('ayesha');
      const freeze = () =>
        ayesha.put('card-1/status', { status: 'frozen' }, { 'Idempotency-Key': 'a' });
      expect([await freeze(), await freeze()]).toEqual([204, 204]);
      // A card that already has the status.
      expect(await ayesha.put('card-1/status', { status: 'frozen' })).toBe(204);
      expect(await ayesha.put('card-1/status', { status: 'active' })).toBe(204);
      expect(await freeze()).toBe(204);
      expect(await ayesha.read()).toMatchObject([{ status: 'active' }, {}]);
      expect(
        await ayesha.put('card-1/status', { status: 'active' }, { 'Idempotency-Key': 'a' }),
      ).toBe(422);
    });

    it.each<[string, object, Record<string, string>, number]>([
      ['card-1/status', { status: 'stolen' }, {}, 400],
      ['card-1/limits', { ...limits, perDay: '0' }, {}, 400],
      ['card-1/limits', { ...limits, perPayment: '200000.01' }, {}, 422],
      ['card-1/limits', { ...limits, perDay: '500001' }, {}, 422],
      ['card-1/limits', { ...limits, perDay: '500000' }, {}, 204],
      ['card-9/status', { status: 'frozen' }, {}, 404],
      ['card-1/status', { status: 'frozen' }, { 'Idempotency-Key': '' }, 400],
      ['card-1/status', { status: 'frozen' }, { 'Content-Type': 'text/plain' }, 415],
      ['card-1/status', { status: 'frozen' }, { Cookie: '' }, 401],
    ])('answer %s %o %o with %i', async (path, body, headers, status) => {
      const ayesha = await (await open(await create()))('ayesha');
      expect(await ayesha.put(path, body, headers)).toBe(status);
    });
  });
}
