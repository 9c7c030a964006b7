import { describe, expect, it } from 'vitest';
import { partiesOf } from './parties';

const cash = { kind: 'account', account: 'cash' };
const gold = { kind: 'account', account: 'gold' };
const silver = { kind: 'account', account: 'silver' };
const name = (text: string) => ({ kind: 'name', name: text });
const method = (text: string) => ({ kind: 'method', name: text });
const currency = (code: string) => ({ kind: 'currency', code });

describe('partiesOf', () => {
  it.each([
    ['sent', 'PKR', 'Sent to Bilal Hussain', cash, name('Bilal Hussain')],
    ['sent', 'SAR', 'Sent to Khalid Rehman', cash, name('Khalid Rehman')],
    ['received', 'PKR', 'Received from Fatima Noor', name('Fatima Noor'), cash],
    ['deposit', 'GOLD', 'Deposit via Apple Pay', method('Apple Pay'), gold],
    ['deposit', 'PKR', 'Deposit via Debit Card', method('Debit Card'), cash],
  ])('reads %s in %s, “%s”', (type, code, contact, from, to) => {
    expect(partiesOf({ type, currency: code, contact })).toEqual({ from, to });
  });

  it.each([
    ['withdrawal', 'PKR', 'Convert PKR to GOLD', 'PKR', 'GOLD'],
    ['gold_purchase', 'GOLD', 'Convert PKR to GOLD', 'PKR', 'GOLD'],
    ['silver_sale', 'SILVER', 'Convert SILVER to PKR', 'SILVER', 'PKR'],
    ['deposit', 'USD', 'Convert PKR to USD', 'PKR', 'USD'],
  ])('names both sides of a conversion: %s in %s', (type, code, contact, from, to) => {
    expect(partiesOf({ type, currency: code, contact })).toEqual({
      from: currency(from),
      to: currency(to),
    });
  });

  it.each([
    ['withdrawal', 'PKR', 'Withdrawal to bank account', { from: cash }],
    ['sent', 'PKR', 'House rent', { from: cash }],
    ['sent', 'PKR', 'Received from Fatima Noor', { from: cash }],
    ['received', 'PKR', '', { to: cash }],
    ['gold_purchase', 'GOLD', 'Savings plan', { to: gold }],
    ['silver_sale', 'SILVER', 'Savings plan', { from: silver }],
  ])('names only its own side of %s in %s, “%s”', (type, code, contact, known) => {
    expect(partiesOf({ type, currency: code, contact })).toEqual({
      from: undefined,
      to: undefined,
      ...known,
    });
  });

  it('names nobody where it does not know which way the amount went', () => {
    expect(partiesOf({ type: 'bill_payment', currency: 'PKR', contact: 'Gas bill' })).toEqual({});
  });
});
