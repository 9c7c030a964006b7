import { expect, it } from 'vitest';
import { terms } from '../testing/books';
import { bookEntry } from './booking';
import { reversePayment } from './reversePayment';

const payment = {
  id: 'txn-0001',
  accountId: 'cash',
  type: 'sent',
  currency: 'USD',
  amount: '10',
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
  message: 'Rent',
  timestamp: '2026-11-21T10:30:00.000Z',
};

const context = { now: new Date('2026-11-22T08:00:00Z'), id: 'txn-0002' };

const reverse = (changes: Partial<typeof payment> = {}, legs: readonly never[] = []) =>
  reversePayment({ entry: { ...payment, ...changes }, posting: { id: payment.id, legs } }, context);

it('returns the units that were posted, whatever the rates are now', () => {
  const booking = bookEntry({ id: 'cash', type: 'trustvault' }, payment, terms);
  if ('refusal' in booking) throw new Error(booking.refusal);
  const posting = { id: payment.id, legs: booking.legs };
  const reversed = reversePayment({ entry: payment, posting }, context);
  const { message: _message, ...rest } = payment;
  expect(reversed).toEqual({
    entry: {
      ...rest,
      id: 'txn-0002',
      type: 'deposit',
      description: 'Reversal: Sent to Ayesha Malik',
      timestamp: '2026-11-22T08:00:00.000Z',
    },
    posting: {
      id: 'txn-0002',
      legs: booking.legs.map((leg) => ({
        ...leg,
        amount: leg.amount.startsWith('-') ? leg.amount.slice(1) : `-${leg.amount}`,
      })),
    },
    holds: [],
    conversion: null,
    saved: null,
  });
});

it.each([
  { type: 'deposit', description: 'Deposit via Debit Card' },
  { type: 'received', description: 'Received from Fatima Noor' },
  { type: 'gold_sale', description: 'Convert GOLD to PKR' },
  { type: 'withdrawal', description: 'Convert PKR to GOLD' },
  { type: 'withdrawal', description: 'Reversal: Convert PKR to GOLD' },
  { status: 'pending' },
  { status: 'failed' },
])('refuses %o', (changes) => {
  expect(reverse(changes)).toMatchObject({ refusal: { status: 422 } });
});
