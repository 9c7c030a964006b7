import { expect, it } from 'vitest';
import { parseEnteredAmount } from './parseEnteredAmount';
import { money } from './testing/money';

// Amounts to send: docs/rules.md MONEY-13, MONEY-16.
it.each([
  ['1,500.5', 'PKR', '1500.5'],
  ['1.23', 'PKR', '1.23'],
  // Either 1.5 with an additional zero, or 1500 in another notation.
  ['1.500', 'PKR', null],
  ['12,50', 'PKR', null],
  ['1.239', 'PKR', null],
  ['0.004', 'PKR', null],
  ['1.239', 'GOLD', '1.239'],
  ['1.2391', 'GOLD', null],
  ['0.00', 'PKR', null],
  ['-5', 'PKR', null],
  ['abc', 'PKR', null],
] as const)('of %j in %s is %j', (text, currency, amount) => {
  expect(parseEnteredAmount(text, currency, money)).toBe(amount);
});
