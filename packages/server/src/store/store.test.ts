// The same tests run with both databases.
import { createSeedLedger } from '@rad-wallet/ledger';
import type { EntryDraft, EntryRequest, LedgerConversionIntent } from '@rad-wallet/ledger';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { terms } from '../terms';
import { createTestDatabases } from '../testing/databases';
import { isPostgresUrl, openLedgerStore } from './openLedgerStore';
import type { LedgerPort } from './port';

const NOW = new Date('2026-11-21T10:30:00Z');

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const createLedger = () =>
  createSeedLedger({
    pkr: '10000.00',
    gold: '20',
    now: NOW,
    terms,
    transactions: [
      { type: 'deposit', amount: '5000', description: 'Deposit via Debit Card', minutesAgo: 60 },
      { type: 'sent', amount: '250', description: 'Sent to Bilal Ahmed', minutesAgo: 30 },
    ],
  });

const sent = (amount: string): EntryDraft => ({
  accountId: 'account-pkr',
  type: 'sent',
  currency: 'PKR',
  amount,
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
});

const toGold = (id: string, amount = '10000', gold = '0.63'): LedgerConversionIntent => ({
  id,
  source: { accountId: 'account-pkr', currency: 'PKR', amount },
  target: { accountId: 'account-gold', currency: 'GOLD', amount: gold },
});

const side = (intent: LedgerConversionIntent, name: 'source' | 'target'): EntryRequest => ({
  key: `${intent.id}:${name}`,
  intent,
  draft: {
    ...sent('1'),
    ...intent[name],
    type: name === 'source' ? 'withdrawal' : 'gold_purchase',
    description: 'Convert PKR to GOLD',
  },
});

/** Locks the ledger like another server in the middle of a posting. */
async function lockHolder(url: string) {
  if (!isPostgresUrl(url)) {
    const file = new DatabaseSync(url);
    file.exec('BEGIN IMMEDIATE');
    return {
      // SQLite does not tell who waits.
      waitForWaiting: () => delay(100),
      release: async () => {
        file.exec('ROLLBACK');
        file.close();
      },
    };
  }
  const [holder, observer] = [url, url].map((connectionString) => new pg.Client(connectionString));
  if (!holder || !observer) throw new Error('There are two connections');
  await Promise.all([holder.connect(), observer.connect()]);
  await holder.query("BEGIN; UPDATE holder SET entries = entries WHERE id = 'one'");
  return {
    waitForWaiting: (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await observer.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(rows).toHaveLength(count);
      }, 10_000),
    release: async () => {
      await holder.query('COMMIT');
      await Promise.all([holder.end(), observer.end()]);
    },
  };
}

for (const database of createTestDatabases()) {
  describe.skipIf(database.missing !== null)(`${database.name} ${database.missing ?? ''}`, () => {
    let now = NOW;
    const opened: LedgerPort[] = [];

    async function open(url?: string) {
      const store = await openLedgerStore({
        database: url ?? (await database.create()),
        now: () => now,
      });
      opened.push(store);
      await store.open('one', createLedger);
      return store;
    }

    afterEach(async () => {
      now = NOW;
      for (const store of opened.splice(0)) {
        expect(await store.verify()).toEqual([]);
        await store.close();
      }
    });

    const post = (store: LedgerPort, key: string | null, draft: EntryDraft, holder = 'one') =>
      store.post(holder, { key, draft }, terms);

    const holdings = async (store: LedgerPort, holder = 'one') =>
      (await store.balances(holder)).map(({ balance }) => Number(balance));

    it('starts with the seed, once', async () => {
      const store = await open();
      await store.open('one', createLedger);
      expect(await holdings(store)).toEqual([10_000, 20, 0]);
      const { entries, cursor } = await store.page('one');
      expect(entries).toEqual(createLedger().entries.toReversed());
      expect(cursor).toBeNull();
    });

    it('persists after closing', async () => {
      const url = await database.create();
      const first = await open(url);
      await post(first, 'a', { ...sent('1000'), message: 'Eid Mubarak' });
      const second = await open(url);
      expect(await holdings(second)).toEqual([9000, 20, 0]);
      expect((await second.page('one', { limit: 1 })).entries).toMatchObject([
        { id: 'txn-0003', message: 'Eid Mubarak', timestamp: NOW.toISOString() },
      ]);
    });

    it('posts a key once, even at the same time on two connections', async () => {
      const url = await database.create();
      const [one, two] = [await open(url), await open(url)];
      const keys = Array.from({ length: 20 }, (_, index) => `key-${index % 5}`);
      const answers = await Promise.all(
        keys.map((key, index) => post(index % 2 ? one : two, key, sent('10'))),
      );
      const ids = answers.map((answer) => 'entry' in answer && answer.entry.id);
      expect(new Set(ids).size).toBe(5);
      expect(await holdings(one)).toEqual([9950, 20, 0]);
      expect(await post(one, 'key-0', sent('11'))).toHaveProperty('refusal.status', 422);
    });

    it('finds the entry created with a key', async () => {
      const store = await open();
      const posted = await post(store, 'a', sent('10'));
      expect('entry' in posted && posted.entry).toEqual(await store.findByKey('one', 'a'));
      expect(await store.findByKey('one', 'b')).toBeNull();
    });

    it('accepts only one of two concurrent debits of the whole balance', async () => {
      const url = await database.create();
      const [one, two] = [await open(url), await open(url)];
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => post(index % 2 ? one : two, null, sent('10000'))),
      );
      expect(answers.filter((answer) => 'entry' in answer)).toHaveLength(1);
      expect(await holdings(one)).toEqual([0, 20, 0]);
    });

    it('accepts only one of two debits that waited for the same lock', async () => {
      const url = await database.create();
      const [one, two] = [await open(url), await open(url)];
      const lock = await lockHolder(url);
      const answers = [post(one, 'a', sent('10000')), post(two, 'b', sent('10000'))];
      await lock.waitForWaiting(answers.length);
      await lock.release();
      expect((await Promise.all(answers)).filter((answer) => 'entry' in answer)).toHaveLength(1);
      expect(await holdings(one)).toEqual([0, 20, 0]);
    });

    it('reads while more postings wait for a lock than there are connections', async () => {
      const url = await database.create();
      const store = await open(url);
      const lock = await lockHolder(url);
      const posting = Array.from({ length: 20 }, (_, index) =>
        post(store, `key-${index}`, sent('1')),
      );
      await lock.waitForWaiting(16);
      const read = await Promise.race([holdings(store), delay(2000)]);
      await lock.release();
      await Promise.all(posting);
      expect(read).toEqual([10_000, 20, 0]);
    });

    it('keeps holders separate', async () => {
      const store = await open();
      await store.open('two', () =>
        createSeedLedger({ pkr: '5', gold: null, silver: null, now: NOW, terms }),
      );
      await post(store, 'a', sent('10'));
      expect(await store.findByKey('two', 'a')).toBeNull();
      expect(await post(store, 'a', sent('5'), 'two')).toHaveProperty('entry.amount', '5');
      expect(await holdings(store, 'two')).toEqual([0]);
      const foreign = { ...sent('1'), accountId: 'account-gold', currency: 'GOLD' };
      expect(await post(store, 'b', foreign, 'two')).toHaveProperty('refusal.status', 404);
      expect(await post(store, 'c', sent('1'), 'nobody')).toHaveProperty('refusal.status', 404);
    });

    it('accepts only one of two concurrent conversions of all cash', async () => {
      const url = await database.create();
      const [one, two] = [await open(url), await open(url)];
      const intents = [toGold('a'), toGold('b')];
      const first = await Promise.all(
        intents.map((intent, index) =>
          (index ? one : two).post('one', side(intent, 'target'), terms),
        ),
      );
      const winner = first.findIndex((answer) => 'entry' in answer);
      expect(first.filter((answer) => 'entry' in answer)).toHaveLength(1);
      expect(await one.conversions('one', { status: 'pending' })).toHaveLength(1);
      expect(await post(one, null, sent('1'))).toHaveProperty('refusal.status', 422);
      await one.post('one', side(intents[winner]!, 'source'), terms);
      expect(await holdings(one)).toEqual([0, 20.63, 0]);
      expect(await one.conversions('one', { id: intents[winner]!.id })).toMatchObject([
        { status: 'completed' },
      ]);
    });

    it('reverses overdue conversions, in the background and before every operation', async () => {
      const store = await open();
      await store.post('one', side(toGold('a', '1000', '0.063'), 'target'), terms);
      now = minutesLater(14);
      expect(await store.expire()).toEqual([]);
      now = minutesLater(15);
      expect(await store.expire()).toEqual(['one']);
      expect(await store.expire()).toEqual([]);
      await store.post('one', side(toGold('b', '1000', '0.063'), 'target'), terms);
      now = minutesLater(30);
      const late = side(toGold('b', '1000', '0.063'), 'source');
      expect(await store.post('one', late, terms)).toHaveProperty('refusal.status', 422);
      expect(await store.expire()).toEqual([]);
      expect(await holdings(store)).toEqual([10_000, 20, 0]);
      expect((await store.page('one', { limit: 1 })).entries).toMatchObject([
        { type: 'gold_sale', description: 'Reversal: Convert PKR to GOLD' },
      ]);
    });

    it('converts in one request, once, and posts nothing if refused', async () => {
      const store = await open();
      const intent = toGold('a', '1000', '0.063');
      for (let again = 0; again < 2; again += 1) {
        expect(await store.convert('one', intent, terms)).toHaveProperty(
          'conversion.status',
          'completed',
        );
      }
      expect(await holdings(store)).toEqual([9000, 20.063, 0]);
      const refused = await store.convert('one', toGold('b', '99999', '6.299937'), terms);
      expect(refused).toHaveProperty('refusal.status', 422);
      expect(await store.conversions('one', { id: 'b' })).toEqual([]);
      expect((await store.page('one')).entries).toHaveLength(4);
    });

    it('settles a pending deposit once', async () => {
      const store = await open();
      const pending = {
        ...sent('500'),
        type: 'deposit',
        status: 'pending',
        description: 'Deposit via Apple Pay',
      };
      await post(store, 'a', pending);
      expect(await holdings(store)).toEqual([10_000, 20, 0]);
      expect(await store.pendingDeposits(NOW)).toEqual([{ holder: 'one', id: 'txn-0003' }]);
      await store.settle('one', 'txn-0003', 'completed', terms);
      const again = await store.settle('one', 'txn-0003', 'completed', terms);
      expect(again).toHaveProperty('refusal.status', 422);
      expect(await holdings(store)).toEqual([10_500, 20, 0]);
      expect(await store.findByKey('one', 'a')).toMatchObject({
        status: 'completed',
        verified: true,
      });
    });

    it('pages through the history without gaps, while it grows', async () => {
      const store = await open();
      for (let index = 0; index < 5; index += 1) await post(store, null, sent('1'));
      const all = (await store.page('one')).entries;
      const seen = [];
      let cursor: string | null = null;
      do {
        const page = await store.page('one', { limit: 3, cursor });
        seen.push(...page.entries);
        cursor = page.cursor;
        await post(store, null, sent('1'));
      } while (cursor !== null);
      expect(seen).toEqual(all);
    });

    it('keeps one report of an entry, even if two arrive at the same time', async () => {
      const url = await database.create();
      const [one, two] = [await open(url), await open(url)];
      await one.open('two', createLedger);
      const problem = { entryId: 'txn-0002', reason: 'notMe', details: '' };
      const reports = await Promise.all([
        one.report('one', problem),
        two.report('one', { ...problem, reason: 'wrongAmount' }),
      ]);
      expect(reports[0]).toEqual(reports[1]);
      expect(await two.findReport('one', 'txn-0002')).toEqual(reports[0]);
      expect(await two.findReport('two', 'txn-0002')).toBeNull();
      expect(await one.report('one', { ...problem, entryId: 'txn-9999' })).toBeNull();
    });

    it('ends sessions', async () => {
      const store = await open();
      const session = { token: 't', holder: 'one', expiresAt: minutesLater(10).toISOString() };
      await store.startSession(session);
      expect(await store.findSession('t')).toEqual(session);
      expect(await store.findSession('other')).toBeNull();
      await store.startSession({ ...session, token: 'ended' });
      await store.endSession('ended');
      expect(await store.findSession('ended')).toBeNull();
      now = minutesLater(10);
      expect(await store.findSession('t')).toBeNull();
    });

    it('deletes everything on a reset', async () => {
      const url = await database.create();
      const store = await open(url);
      await post(store, 'a', sent('1'));
      await opened.pop()?.close();
      const fresh = await openLedgerStore({ database: url, reset: true });
      opened.push(fresh);
      expect(await fresh.balances('one')).toEqual([]);
    });
  });
}
