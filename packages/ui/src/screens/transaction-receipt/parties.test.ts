import { describe, expect, it } from 'vitest';
import { getParties } from './parties';

const cash = { kind: 'account', account: 'cash' };
const gold = { kind: 'account', account: 'gold' };
const silver = { kind: 'account', account: 'silver' };
const name = (text: string) => ({ kind: 'name', name: text });
const method = (text: string) => ({ kind: 'method', name: text });
const currency = (code: string) => ({ kind: 'currency', code });

describe('getParties', () => {
  it.each([
    ['sent', 'PKR', 'Bilal Hussain', cash, name('Bilal Hussain')],
    ['sent', 'SAR', 'Khalid Rehman', cash, name('Khalid Rehman')],
    ['sent', 'PKR', 'Converters Ltd', cash, name('Converters Ltd')],
    ['received', 'PKR', 'Fatima Noor', name('Fatima Noor'), cash],
    ['deposit', 'GOLD', 'Apple Pay', method('Apple Pay'), gold],
    ['deposit', 'PKR', 'Debit Card', method('Debit Card'), cash],
  ])('%s in %s, counterparty %s', (type, code, counterparty, from, to) => {
    expect(getParties({ type, currency: code, counterparty })).toEqual({ from, to });
  });

  it.each([
    ['withdrawal', 'PKR', 'PKR', 'GOLD'],
    ['gold_purchase', 'GOLD', 'PKR', 'GOLD'],
    ['silver_sale', 'SILVER', 'SILVER', 'PKR'],
    ['deposit', 'USD', 'PKR', 'USD'],
  ])('names both sides of a conversion: %s in %s', (type, code, from, to) => {
    expect(getParties({ type, currency: code, conversion: { from, to } })).toEqual({
      from: currency(from),
      to: currency(to),
    });
  });

  it.each([
    ['withdrawal', 'PKR', 'bank account', { from: cash }],
    ['sent', 'PKR', null, { from: cash }],
    ['received', 'PKR', undefined, { to: cash }],
    ['gold_purchase', 'GOLD', null, { to: gold }],
    ['silver_sale', 'SILVER', null, { from: silver }],
  ])('names only the own side of %s in %s, counterparty %s', (type, code, counterparty, known) => {
    expect(getParties({ type, currency: code, counterparty })).toEqual({
      from: undefined,
      to: undefined,
      ...known,
    });
  });

  it('names no side where the direction is unknown', () => {
    expect(getParties({ type: 'bill_payment', currency: 'PKR', counterparty: 'SSGC' })).toEqual({});
  });
});
