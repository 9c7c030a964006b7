import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { findProblem, toPayment } from './bill-payment/billDetails';
import { money } from '../format/testing/money';
import { cryptoTransferMachine } from './crypto-transfer';
import { parseCardNumber } from './payment-methods/cardNumber';
import { parseExpiry } from './payment-methods/expiry';
import { mergeDetails } from './profile/profile';
import { sendToWalletMachine } from './send-wallet';

// Invisible characters: docs/rules.md LANG-13.

const MARKS = '\u2066\u200f\u2069';
const isolate = (text: string) => `\u2066${text}\u2069`;

it('pays a bill for the account number without invisible marks', () => {
  const details = { provider: 'LESCO', accountNumber: isolate('۰۴ ۱۲۳'), amount: '500' };
  expect(toPayment({ category: 'electricity', details, bill: null })?.accountNumber).toBe('04 123');
  expect(findProblem({ ...details, accountNumber: MARKS })).toEqual({ id: 'missingInformation' });
});

it('saves a profile whose phone number is in Latin digits', () => {
  const before = { name: 'Ali', email: 'a@b.pk', phone: '0300', address: '' };
  const typed = { ...before, name: MARKS, phone: isolate('۰۳۰۰ ۱۲۳۴۵۶۷') };
  expect(mergeDetails(before, typed)).toEqual({ ...before, phone: '0300 1234567' });
  expect(mergeDetails(before, { ...before, phone: MARKS }).phone).toBe('0300');
});

it('reads a card that was copied from a right-to-left text', () => {
  expect(parseCardNumber(isolate('۴۲۴۲ ۴۲۴۲ ۴۲۴۲ ۴۲۴۲'))).toBe('4242424242424242');
  expect(parseExpiry(isolate('۰۸/۲۷'))).toEqual({ month: 8, year: 2027 });
});

it.each([
  [sendToWalletMachine, { recipient: MARKS }, { recipient: isolate('a@b.pk') }],
  [cryptoTransferMachine, { crypto: 'BTC', address: MARKS }, { address: isolate('1Boat') }],
] as const)('does not send to marks alone', (machine, values, valid) => {
  const actor = createActor(machine, { input: { facts: { money } } } as never);
  actor.start();
  actor.send({ type: 'changed', values: { amount: '500', currency: 'PKR', ...values } } as never);
  actor.send({ type: 'submitted', at: new Date() } as never);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  actor.send({ type: 'changed', values: valid } as never);
  actor.send({ type: 'submitted', at: new Date() } as never);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});
