import { expect, it } from 'vitest';
import { groupDigits, maskNumber, formatExpiryDigits, formatSpokenDigits } from './digits';

it.each([
  ['4729051866334242', '4729 0518 6633 4242'],
  ['378282246310005', '3782 8224 6310 005'],
  ['', ''],
])('prints %j as %j', (digits, printed) => {
  expect(groupDigits(digits)).toBe(printed);
});

it('shows only the last digits of a hidden number', () => {
  expect(maskNumber('4242')).toBe('•••• •••• •••• 4242');
});

it('is announced digit by digit', () => {
  expect(formatSpokenDigits('4729051866334242')).toBe('4 7 2 9, 0 5 1 8, 6 6 3 3, 4 2 4 2');
  expect(formatSpokenDigits('0042')).toBe('0 0 4 2');
});

it.each([
  [3, 2028, '03/28'],
  [12, 2031, '12/31'],
  [1, 2105, '01/05'],
])('prints month %i of %i as %s', (month, year, printed) => {
  expect(formatExpiryDigits(month, year)).toBe(printed);
});
