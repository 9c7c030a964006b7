import { accountsSchema, balancesSchema } from '@rad-wallet/api';
import { decimal } from '@rad-wallet/ledger';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FIXED_NOW } from '../clock';
import { getAccounts, getBalances, getLatestEntries } from './balances';
import { createSeedLedger, openLedger, postEntry } from './demoLedger';

const createBooks = (opening: Record<'cash' | 'savings' | 'gold' | 'silver', string>) =>
  openLedger({
    accounts: [
      { id: 'cash', type: 'trustvault', opening: opening.cash },
      { id: 'savings', type: 'savings', opening: opening.savings },
      { id: 'gold', type: 'gold', opening: opening.gold },
      { id: 'silver', type: 'silver', opening: opening.silver },
    ],
  });

const deposit = {
  type: 'deposit',
  description: 'Deposit via Bank Transfer',
  status: 'completed',
  verified: true,
};

describe('getBalances', () => {
  it('values metals at the fixed prices, and returns gold in tola', () => {
    expect(getBalances(createSeedLedger({ pkr: '100000', gold: '20', silver: '150' }))).toEqual({
      totalBalance: '447460.00',
      pkrBalance: '100000.00',
      goldBalance: '20',
      goldInTola: '1.71467764060356652949',
    });
  });

  it('does not round tola, which views round to 2 decimals', () => {
    const { goldInTola } = getBalances(createSeedLedger({ gold: '29.218' }));
    expect(decimal(goldInTola).toFixed(2)).toBe('2.50');
  });

  it('adds up several cash accounts, including unknown types', () => {
    const books = createBooks({ cash: '100.25', savings: '50', gold: '0', silver: '0' });
    expect(getBalances(books)).toMatchObject({ totalBalance: '150.25', pkrBalance: '150.25' });
  });

  it.each(['9'.repeat(64), `0.${'0'.repeat(61)}1`, `${'9'.repeat(40)}.${'9'.repeat(20)}`])(
    'matches the response schema after a hundred entries of %s, like the accounts',
    (amount) => {
      const drafts = ['gold', 'silver', 'cash'].flatMap((accountId) => {
        // With equal numbers, BHD adds the most PKR.
        const currency = accountId === 'cash' ? 'BHD' : accountId.toUpperCase();
        return Array.from({ length: 100 }, () => ({ ...deposit, accountId, currency, amount }));
      });
      const opening = { cash: '100000.00', savings: '0', gold: '29.2', silver: '150' };
      const ledger = drafts.reduce((before, draft) => {
        const posted = postEntry(before, draft, { now: FIXED_NOW });
        return 'ledger' in posted ? posted.ledger : before;
      }, createBooks(opening));
      expect(v.is(balancesSchema, getBalances(ledger))).toBe(true);
      expect(v.is(accountsSchema, getAccounts(ledger))).toBe(true);
    },
  );

  it('is zero without accounts', () => {
    expect(getBalances(openLedger({ accounts: [] }))).toEqual({
      totalBalance: '0.00',
      pkrBalance: '0.00',
      goldBalance: '0',
      goldInTola: '0',
    });
  });
});

describe('getLatestEntries', () => {
  const history = [
    { type: 'deposit', amount: '1', description: 'oldest', minutesAgo: 60 },
    { type: 'deposit', amount: '1', description: 'first of two', minutesAgo: 30 },
    { type: 'deposit', amount: '1', description: 'second of two', minutesAgo: 30 },
  ];
  const ledger = createSeedLedger({ pkr: '3', transactions: history });

  it('is sorted newest first; for equal times, the later posting comes first', () => {
    const descriptions = getLatestEntries(ledger).map(({ description }) => description);
    expect(descriptions).toEqual(['second of two', 'first of two', 'oldest']);
  });

  it('sorts by time if an entry was posted out of order', () => {
    const { id: _id, timestamp: _timestamp, ...draft } = ledger.entries[0]!;
    const posted = postEntry(ledger, draft, { now: new Date(FIXED_NOW.getTime() - 1e9) });
    expect('ledger' in posted && getLatestEntries(posted.ledger).at(-1)).toHaveProperty(
      'id',
      'txn-0004',
    );
  });

  it('cuts off at the limit', () => {
    expect(getLatestEntries(ledger, 2)).toHaveLength(2);
    expect(getLatestEntries(ledger, 20)).toHaveLength(3);
  });
});
