import { afterEach, describe, expect, it } from 'vitest';
import { createLedger } from '../seeds';
import { terms as sampleTerms } from '../terms';
import { createTestDatabases } from '../testing/databases';
import { openLedgerStore } from './openLedgerStore';
import type { LedgerPort } from './port';

const HOLDER = 'ayesha';
const CASH = 'ayesha-account-pkr';

const terms = { ...sampleTerms, transfers: 'pending' } as const;

const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

for (const { name, missing, create } of createTestDatabases()) {
  describe.skipIf(missing !== null)(`a pending transfer with ${name} ${missing ?? ''}`, () => {
    async function start() {
      const store = await openLedgerStore({ database: await create() });
      stores.push(store);
      await store.open(HOLDER, () => createLedger('sample', HOLDER, new Date()));
      const send = (amount: string, key: string) => {
        const draft = {
          accountId: CASH,
          type: 'sent',
          currency: 'PKR',
          amount,
          description: 'Sent to Ali Raza',
          status: 'pending',
          verified: false,
        };
        return store.post(HOLDER, { key, draft }, terms);
      };
      const readCash = async () =>
        (await store.balances(HOLDER)).find((account) => account.id === CASH)?.balance;
      const sent = await send('700000', 'a');
      if ('refusal' in sent) throw new Error(sent.refusal.message);
      return { store, send, readCash, id: sent.entry.id };
    }

    it('is debited when it is sent, so that its money is not spent twice', async () => {
      const { store, send, readCash, id } = await start();
      expect(await readCash()).toBe('11875');
      expect(await send('700000', 'a')).toMatchObject({ entry: { id, status: 'pending' } });
      expect(await send('20000', 'b')).toMatchObject({ refusal: { status: 422 } });
      expect(await store.settle(HOLDER, id, 'completed', terms)).toMatchObject({
        entry: { status: 'completed', verified: true },
      });
      expect(await readCash()).toBe('11875');
      expect(await store.verify()).toEqual([]);
    });

    it('is returned once if it fails, also if it is settled several times at once', async () => {
      const { store, readCash, id } = await start();
      const results = await Promise.all(
        (['failed', 'failed', 'completed'] as const).map((status) =>
          store.settle(HOLDER, id, status, terms),
        ),
      );
      expect(results.filter((result) => 'entry' in result)).toHaveLength(1);
      const { entries } = await store.page(HOLDER, { limit: 1 });
      const isFailed = entries[0]?.status === 'failed';
      expect(await readCash()).toBe(isFailed ? '711875' : '11875');
      expect(await store.verify()).toEqual([]);
    });
  });
}
