import { expect, it } from 'vitest';
import { isSamePhone } from './samePhone';

it.each([
  ['0300 1234567', '+92 300 1234567', true],
  ['00923001234567', '+92-300-1234567', true],
  ['923001234567', '0300 1234567', true],
  ['\u2066۰۳۰۰۱۲۳۴۵۶۷\u2069', '+923001234567', true],
  ['+1 300 1234567', '+92 300 1234567', false],
  ['0300 1234568', '+92 300 1234567', false],
  ['', '+92 300 1234567', false],
])('%j and %j are the same number: %s', (a, b, isSame) => {
  expect(isSamePhone(a, b)).toBe(isSame);
});
