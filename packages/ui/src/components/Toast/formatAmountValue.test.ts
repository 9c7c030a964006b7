import { expect, it } from 'vitest';
import { formatAmountValue } from './formatAmountValue';
import type { AmountValue } from './problem';

const createMinimum = (amount: string): AmountValue => ({
  amount,
  currency: 'PKR',
  isBare: true,
  trailingZeroDisplay: 'stripIfInteger',
});

it.each<[AmountValue, string]>([
  [{ amount: '2500.5', currency: 'PKR' }, 'Rs. 2,500.50'],
  [{ amount: '711875', currency: 'PKR', isBare: true }, '711,875.00'],
  [{ amount: '2562.75', currency: 'USD', naming: 'symbol' }, '$2,562.75'],
  [{ amount: '0.063', currency: 'GOLD', naming: 'symbol' }, '0.063 g'],
  [createMinimum('1000'), '1,000'],
  [createMinimum('500.00'), '500'],
  [createMinimum('1000.50'), '1,000.50'],
  [createMinimum('free'), '–'],
])('formats %j as %s in English', (value, text) => {
  expect(formatAmountValue(value, 'en')).toBe(text);
});

it.each<[AmountValue, string]>([
  [{ amount: '2500.5', currency: 'PKR' }, '\u2066Rs.\u00a02,500.50\u2069'],
  [{ amount: '0.063', currency: 'GOLD' }, '\u20670.063\u00a0گرام\u2069'],
  // `isBare` applies only in English, whose message includes the currency.
  [createMinimum('1000'), '\u2066Rs.\u00a01,000\u2069'],
])('formats %j as %s in Urdu', (value, text) => {
  expect(formatAmountValue(value, 'ur-PK-u-nu-latn')).toBe(text);
});
