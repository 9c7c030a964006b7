import { describe, expect, it } from 'vitest';
import { settleDeposit, settlePayment, toClientDraft } from './clientEntry';
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

describe('a pending transfer', () => {
  const sent = { ...request, type: 'sent', description: 'Sent to Ayesha Malik' };
  const entry = {
    ...sent,
    id: 'txn-0001',
    status: 'pending',
    verified: false,
    timestamp: '2026-11-21T10:30:00.000Z',
  };
  const posting = {
    id: 'txn-0001',
    legs: [
      { account: 'transit:PKR', currency: 'PKR', amount: '5000' },
      { account: 'cash', currency: 'PKR', amount: '-5000' },
    ],
  };

  it('is pending only if the terms say so, and only a transfer', () => {
    const pendingTerms = { ...terms, transfers: 'pending' } as const;
    expect(toClientDraft(sent, null, terms)).toHaveProperty('status', 'completed');
    expect(toClientDraft(sent, null, pendingTerms)).toMatchObject({
      status: 'pending',
      verified: false,
    });
    for (const type of ['bill_payment', 'deposit']) {
      expect(toClientDraft({ ...sent, type }, null, pendingTerms)).toHaveProperty(
        'status',
        'completed',
      );
    }
  });

  it('moves nothing more when it is completed', () => {
    expect(settlePayment({ entry, posting }, 'completed')).toEqual({
      entry: { ...entry, status: 'completed', verified: true },
      posting: null,
    });
  });

  it('is returned when it fails, and settled only once', () => {
    const failed = settlePayment({ entry, posting }, 'failed');
    expect(failed).toEqual({
      entry: { ...entry, status: 'failed' },
      posting: {
        id: 'return:txn-0001',
        legs: [
          { account: 'transit:PKR', currency: 'PKR', amount: '-5000' },
          { account: 'cash', currency: 'PKR', amount: '5000' },
        ],
      },
    });
    const again = settlePayment({ entry: { ...entry, status: 'failed' }, posting }, 'failed');
    expect(again).toHaveProperty('refusal.status', 422);
  });
});
