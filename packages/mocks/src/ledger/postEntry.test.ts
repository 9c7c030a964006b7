import { describe, expect, it } from 'vitest';
import { FIXED_NOW } from '../clock';
import { getAccounts } from './balances';
import type { EntryDraft } from './ledger';
import { createBooks } from './ledger.arbitraries';
import { postEntry } from './postEntry';

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
  postEntry(ledger, { ...draft, ...change }, { now: FIXED_NOW, id: 'txn-9' });

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
    expect('ledger' in posted && getAccounts(posted.ledger)[0]?.balance).toBe(balance);
  });

  it.each([
    [{ accountId: 'gold', currency: 'GOLD', type: 'gold_purchase', amount: '0.5' }, '2.5'],
    [{ accountId: 'gold', currency: 'GOLD', type: 'gold_sale', amount: '0.5' }, '1.5'],
    [{ accountId: 'gold', currency: 'GOLD', type: 'deposit', amount: '0.063' }, '2.063'],
    [{ accountId: 'gold', currency: 'GOLD', type: 'withdrawal', amount: '2' }, '0'],
  ])('with %o leaves %s g of gold', (change, balance) => {
    const posted = post(change);
    expect('ledger' in posted && getAccounts(posted.ledger)[2]?.balance).toBe(balance);
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
