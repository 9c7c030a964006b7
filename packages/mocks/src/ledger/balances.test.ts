import { describe, expect, it } from 'vitest';
import { FIXED_NOW } from '../clock';
import { ledgerWith } from '../seeds/ledgerWith';
import { balancesOf, latestEntries } from './balances';
import { booksOf } from './ledger.arbitraries';
import { openLedger } from './openLedger';
import { postEntry } from './postEntry';

describe('balancesOf', () => {
  it('counts metals at the fixed prices, and gold in tola', () => {
    expect(balancesOf(ledgerWith({ pkr: '711875', gold: '29.2', silver: '150' }))).toEqual({
      totalBalance: '1204676.60',
      pkrBalance: '711875.00',
      goldBalance: '29.2',
      goldInTola: '2.5034',
    });
  });

  it('adds up several cash accounts, those of an unknown type among them', () => {
    const books = booksOf({ cash: '100.25', savings: '50', gold: '0', silver: '0' });
    expect(balancesOf(books)).toMatchObject({ totalBalance: '150.25', pkrBalance: '150.25' });
  });

  it('is zero where there is nothing', () => {
    expect(balancesOf(openLedger({ accounts: [] }))).toEqual({
      totalBalance: '0.00',
      pkrBalance: '0.00',
      goldBalance: '0',
      goldInTola: '0',
    });
  });
});

describe('latestEntries', () => {
  const history = [
    { type: 'deposit', amount: '1', description: 'oldest', minutesAgo: 60 },
    { type: 'deposit', amount: '1', description: 'first of two', minutesAgo: 30 },
    { type: 'deposit', amount: '1', description: 'second of two', minutesAgo: 30 },
  ];
  const ledger = ledgerWith({ pkr: '3', transactions: history });

  it('has the newest first, of equal times the later posted', () => {
    const descriptions = latestEntries(ledger).map(({ description }) => description);
    expect(descriptions).toEqual(['second of two', 'first of two', 'oldest']);
  });

  it('goes by time where an entry was posted out of turn', () => {
    const { id: _id, timestamp: _timestamp, ...draft } = ledger.entries[0]!;
    const posted = postEntry(ledger, draft, { now: new Date(FIXED_NOW.getTime() - 1e9) });
    expect('ledger' in posted && latestEntries(posted.ledger).at(-1)).toHaveProperty(
      'id',
      'txn-0004',
    );
  });

  it('cuts off at the limit', () => {
    expect(latestEntries(ledger, 2)).toHaveLength(2);
    expect(latestEntries(ledger, 20)).toHaveLength(3);
  });
});
