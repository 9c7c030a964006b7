import { describe, expect, it } from 'vitest';
import { getLedgerBalance } from './balances';
import type { EntryDraft } from '../records/entry';
import { formatUnits } from '../decisions/holderState';
import type { Ledger } from './ledger';
import { postEntry } from './postEntry';
import { createBooks, NOW, terms } from '../testing/books';

const ledger = createBooks({ cash: '500', savings: '0', gold: '2', silver: '10' });
const draft: EntryDraft = {
  accountId: 'cash',
  type: 'sent',
  currency: 'PKR',
  amount: '100',
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
};
const post = (change: Partial<EntryDraft>) =>
  postEntry(ledger, { ...draft, ...change }, { now: NOW, id: 'txn-9', terms });

const getBalance = (books: Ledger, id: string) =>
  books.accounts
    .filter((account) => account.id === id)
    .map((account) => formatUnits(account, getLedgerBalance(books, account)))[0];

describe('postEntry', () => {
  it('gives the entry its id and time', () => {
    expect(post({})).toHaveProperty('entry', {
      ...draft,
      id: 'txn-9',
      timestamp: '2026-11-21T10:30:00.000Z',
    });
  });

  it.each([
    [{ type: 'deposit' }, '600.00'],
    [{ type: 'received' }, '600.00'],
    [{ type: 'sent' }, '400.00'],
    [{ type: 'withdrawal' }, '400.00'],
    [{ type: 'bill_payment' }, '400.00'],
    [{ type: 'sent', amount: '500' }, '0.00'],
    [{ type: 'received', currency: 'USD', amount: '3.6' }, '1500.00'],
    [{ type: 'sent', currency: 'SAR', amount: '1.35' }, '400.00'],
    [{ type: 'sent', status: 'pending' }, '500.00'],
    [{ type: 'sent', status: 'failed', amount: '9999' }, '500.00'],
    [{ type: 'deposit', status: 'reversed' }, '500.00'],
  ])('with %o leaves %s PKR', (change, balance) => {
    const posted = post(change);
    expect('ledger' in posted && getBalance(posted.ledger, 'cash')).toBe(balance);
  });

  it.each([
    [{ accountId: 'gold', currency: 'GOLD', type: 'gold_purchase', amount: '0.5' }, '2.5'],
    [{ accountId: 'gold', currency: 'GOLD', type: 'gold_sale', amount: '0.5' }, '1.5'],
    [{ accountId: 'gold', currency: 'GOLD', type: 'deposit', amount: '0.063' }, '2.063'],
    [{ accountId: 'gold', currency: 'GOLD', type: 'withdrawal', amount: '2' }, '0'],
  ])('with %o leaves %s g of gold', (change, balance) => {
    const posted = post(change);
    expect('ledger' in posted && getBalance(posted.ledger, 'gold')).toBe(balance);
  });

  it.each<[Partial<EntryDraft>, number, string]>([
    [{ amount: '500.01' }, 422, 'Insufficient balance: 500.00 PKR available, 500.01 PKR requested'],
    [
      { amount: '3.6', currency: 'USD' },
      422,
      'Insufficient balance: 500.00 PKR available, 3.6 USD requested',
    ],
    [
      { accountId: 'gold', currency: 'GOLD', type: 'gold_sale', amount: '2.001' },
      422,
      'Insufficient balance: 2 GOLD available, 2.001 GOLD requested',
    ],
    [{ type: 'zakat', amount: '501' }, 422, 'Insufficient balance'],
    [{ currency: 'EUR' }, 422, 'Unknown currency: EUR'],
    [{ accountId: 'gold' }, 422, 'Account gold is kept in GOLD and cannot hold PKR'],
    [{ type: 'gold_purchase' }, 422, 'A gold_purchase belongs on a gold account'],
    [{ accountId: 'unknown' }, 404, 'Account not found: unknown'],
    [{ amount: '0' }, 400, 'Invalid amount: 0'],
    [{ amount: '1,000' }, 400, 'Invalid amount: 1,000'],
    [{ amount: '-5' }, 400, 'Invalid amount: -5'],
    [{ amount: '1e2' }, 400, 'Invalid amount: 1e2'],
  ])('rejects %o', (change, status, message) => {
    expect(post(change)).toEqual({
      refusal: { status, message: expect.stringContaining(message) },
    });
  });
});

describe('the legs of an entry', () => {
  const getLegs = (change: Partial<EntryDraft>) => {
    const posted = post(change);
    return 'ledger' in posted
      ? posted.ledger.postings.flatMap(({ legs }) =>
          legs.map(({ account, amount, currency }) => `${account} ${amount} ${currency}`),
        )
      : [];
  };

  it.each<[Partial<EntryDraft>, string[]]>([
    [{}, ['transit:PKR 100 PKR', 'cash -100 PKR']],
    [{ type: 'received' }, ['cash 100 PKR', 'transit:PKR -100 PKR']],
    [{ type: 'deposit' }, ['cash 100 PKR', 'processor:PKR -100 PKR']],
    [{ type: 'fee' }, ['fees:PKR 100 PKR', 'cash -100 PKR']],
    [
      { type: 'withdrawal', description: 'Convert PKR to GOLD' },
      ['market:PKR 100 PKR', 'cash -100 PKR'],
    ],
    [
      { type: 'gold_sale', accountId: 'gold', currency: 'GOLD', amount: '1' },
      ['market:GOLD 1 GOLD', 'gold -1 GOLD'],
    ],
    [
      { type: 'received', currency: 'USD', amount: '3.6' },
      ['market:USD 3.6 USD', 'transit:USD -3.6 USD', 'cash 1000 PKR', 'market:PKR -1000 PKR'],
    ],
    [{ status: 'pending' }, []],
  ])('%o are %j', (change, legs) => {
    expect(getLegs(change)).toEqual(legs);
  });
});
