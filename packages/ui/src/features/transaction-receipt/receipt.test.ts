import { expect, it } from 'vitest';
import { UNREADABLE_TEXT } from '../../format';
import { getReceiptTotal } from './receipt';

it.each([
  ['25000', '0', '25000'],
  ['0.1', '0.2', '0.3'],
  ['9007199254740993.01', '0.99', '9007199254740994'],
  ['2.5', '0.001', '2.501'],
])('adds the fee: %s and %s make %s', (amount, fee, total) => {
  expect(getReceiptTotal({ amount, fee })).toBe(total);
});

it.each([
  ['n/a', '0'],
  ['25,000', '0'],
  ['25000', ''],
])('has no total of unreadable amounts: %j and %j', (amount, fee) => {
  expect(getReceiptTotal({ amount, fee })).toBe(UNREADABLE_TEXT);
});
