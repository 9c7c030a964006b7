import { afterAll, describe, expect, it } from 'vitest';
import { createLedger } from '../seeds';
import { terms } from '../terms';
import { createTestDatabases } from '../testing/databases';
import { openLedgerStore } from './openLedgerStore';
import type { LedgerPort } from './port';

const NOW = new Date('2026-11-22T08:00:00Z');
const HOLDER = 'ayesha';
const CASH = 'ayesha-account-pkr';

const stores: LedgerPort[] = [];
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
});

for (const { name, missing, create } of createTestDatabases()) {
  describe.skipIf(missing !== null)(`a report with ${name} ${missing ?? ''}`, () => {
    async function start(type = 'sent', description = 'Sent to Ali Raza') {
      const store = await openLedgerStore({ database: await create(), now: () => NOW });
      stores.push(store);
      await store.open(HOLDER, () => createLedger('sample', HOLDER, NOW));
      const draft = {
        accountId: CASH,
        type,
        description,
        currency: 'PKR',
        amount: '2500',
        status: 'completed',
        verified: true,
      };
      const posted = await store.post(HOLDER, { key: 'a', draft }, terms);
      if ('refusal' in posted) throw new Error(posted.refusal.message);
      const { id } = posted.entry;
      await store.report(HOLDER, { entryId: id, reason: 'notMe', details: '' });
      const readCash = async () =>
        (await store.balances(HOLDER)).find((account) => account.id === CASH)?.balance;
      return { store, id, readCash };
    }

    it('is reviewed, then declined with a reason, which is final', async () => {
      const { store, id, readCash } = await start();
      const answerBy = '2026-12-01T00:00:00Z';
      const reviewed = await store.updateReport(HOLDER, id, { status: 'inReview', answerBy });
      expect(reviewed).toMatchObject({
        report: { reviewedAt: NOW.toISOString(), answerBy, decision: null },
        reversal: null,
      });
      const decline = { status: 'declined', reason: 'Ali Raza confirmed it' } as const;
      const decision = { at: NOW.toISOString(), outcome: 'declined', reason: decline.reason };
      for (let time = 0; time < 2; time += 1) {
        const declined = await store.updateReport(HOLDER, id, decline);
        expect(declined).toMatchObject({ report: { decision }, reversal: null });
      }
      for (const update of [
        { status: 'reversed' },
        { status: 'inReview', answerBy: null },
        { status: 'declined', reason: 'Another reason' },
      ] as const) {
        expect(await store.updateReport(HOLDER, id, update)).toMatchObject({
          refusal: { status: 422 },
        });
      }
      expect(await store.findReport(HOLDER, id)).toMatchObject({ decision });
      expect(await readCash()).toBe('709375');
    });

    it('is reversed once, even if it is decided several times at once', async () => {
      const { store, id, readCash } = await start();
      expect(await readCash()).toBe('709375');
      const results = await Promise.all(
        Array.from({ length: 5 }, () => store.updateReport(HOLDER, id, { status: 'reversed' })),
      );
      const [first] = results;
      expect(first).toMatchObject({
        report: { decision: { outcome: 'reversed', at: NOW.toISOString() } },
        reversal: { type: 'deposit', amount: '2500', description: 'Reversal: Sent to Ali Raza' },
      });
      for (const result of results) expect(result).toEqual(first);
      expect(await readCash()).toBe('711875');
      const { entries } = await store.page(HOLDER);
      expect(entries.filter(({ description }) => /Ali Raza/.test(description))).toHaveLength(2);
      expect(await store.verify()).toEqual([]);
    });

    it('of money that was received is not reversed, and stays undecided', async () => {
      const { store, id, readCash } = await start('received', 'Received from Ali Raza');
      expect(await store.updateReport(HOLDER, id, { status: 'reversed' })).toMatchObject({
        refusal: { status: 422 },
      });
      expect(await store.findReport(HOLDER, id)).toMatchObject({ decision: null });
      expect(await readCash()).toBe('714375');
    });

    it('that does not exist is not decided', async () => {
      const { store, id } = await start();
      for (const [holder, entryId] of [
        [HOLDER, 'txn-0001'],
        ['bilal', id],
      ] as const) {
        expect(await store.updateReport(holder, entryId, { status: 'reversed' })).toMatchObject({
          refusal: { status: 404 },
        });
      }
    });
  });
}
