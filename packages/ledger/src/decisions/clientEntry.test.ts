import { describe, expect, it } from 'vitest';
import { settleDeposit, toClientDraft } from './clientEntry';
import { terms } from '../testing/books';

const request = {
  accountId: 'cash',
  type: 'deposit',
  currency: 'PKR',
  amount: '5000',
  description: 'Deposit via Debit Card',
};

describe('a client request', () => {
  it('is completed or pending according to the terms', () => {
    expect(toClientDraft(request, null, terms)).toMatchObject({
      status: 'completed',
      verified: true,
    });
    expect(toClientDraft(request, null, { ...terms, deposits: 'pending' })).toMatchObject({
      status: 'pending',
      verified: false,
    });
  });

  it.each(['received', 'gold_purchase', 'silver_purchase', 'gold_sale', 'silver_sale'])(
    'is refused if it is a %s outside a conversion',
    (type) => {
      expect(toClientDraft({ ...request, type }, null, terms)).toHaveProperty(
        'refusal.status',
        422,
      );
    },
  );

  it('may debit an account', () => {
    expect(toClientDraft({ ...request, type: 'bill_payment' }, null, terms)).toHaveProperty(
      'status',
      'completed',
    );
  });
});

describe('a pending deposit', () => {
  const account = { id: 'cash', type: 'trustvault' };
  const pending = {
    ...request,
    id: 'txn-0001',
    status: 'pending',
    verified: false,
    timestamp: '2026-11-21T10:30:00.000Z',
  };

  it('is credited when the card processor confirms it', () => {
    expect(settleDeposit(account, pending, 'completed', terms)).toEqual({
      entry: { ...pending, status: 'completed', verified: true },
      posting: {
        id: 'txn-0001',
        legs: [
          { account: 'cash', currency: 'PKR', amount: '5000' },
          { account: 'processor:PKR', currency: 'PKR', amount: '-5000' },
        ],
      },
    });
  });

  it('moves nothing when it fails, and is settled only once', () => {
    const failed = settleDeposit(account, pending, 'failed', terms);
    expect(failed).toEqual({ entry: { ...pending, status: 'failed' }, posting: null });
    const again = settleDeposit(account, { ...pending, status: 'failed' }, 'completed', terms);
    expect(again).toHaveProperty('refusal.status', 422);
  });
});
