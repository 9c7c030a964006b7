import { describe, expect, it } from 'vitest';
import { isSamePhone, matchesPhone } from './phone';

describe('isSamePhone', () => {
  it.each([
    ['0300 1234567', '+92 300 1234567', true],
    ['00923001234567', '+92-300-1234567', true],
    ['923001234567', '0300 1234567', true],
    ['\u2066۰۳۰۰۱۲۳۴۵۶۷\u2069', '+923001234567', true],
    ['+1 300 1234567', '+92 300 1234567', false],
    ['0300 1234568', '+92 300 1234567', false],
    ['', '+92 300 1234567', false],
    ['+92 (0)300 1234567', '0300 1234567', true],
    ['+92 0300 1234567', '0300 1234567', true],
    ['', '', false],
    ['Ali', 'Sara', false],
  ])('compares %j and %j: %s', (a, b, isSame) => {
    expect(isSamePhone(a, b)).toBe(isSame);
  });

  it('reads a number without a calling code in the country of the wallet', () => {
    expect(isSamePhone('0812-3456-7890', '+62 812 3456 7890', 'ID')).toBe(true);
    expect(isSamePhone('0812-3456-7890', '+62 812 3456 7890')).toBe(false);
  });
});

describe('matchesPhone', () => {
  it.each([
    ['0300', true],
    ['300', true],
    ['+92 300', true],
    ['0092300', true],
    ['92300', true],
    ['300-1234567', true],
    ['4567', true],
    ['۰۳۰۰', true],
    ['\u200e+92 300 1234567', true],
    ['0301', false],
    ['+1 300', false],
    ['+', true],
  ])('compares +92 300 1234567 with the search %j: %s', (search, isMatch) => {
    expect(matchesPhone('+92 300 1234567', search)).toBe(isMatch);
    expect(matchesPhone('0300 1234567', search)).toBe(isMatch);
  });

  it.each([
    ['+965 5001 2345', '00965 5001', true],
    ['+965 5001 2345', '+965', true],
    ['+1 (415) 555-2671', '001415', true],
    ['+1 (415) 555-2671', '415 555', true],
    // A number without a calling code belongs to the country of the wallet.
    ['06 12 34 56 78', '+33 6 12', false],
  ])('compares %j of another country with the search %j: %s', (phone, search, isMatch) => {
    expect(matchesPhone(phone, search)).toBe(isMatch);
  });
});
