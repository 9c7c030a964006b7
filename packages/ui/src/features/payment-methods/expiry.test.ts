import { describe, expect, it } from 'vitest';
import { formatExpiry, isExpired, parseExpiry } from './expiry';

describe('reading an expiry', () => {
  it.each(['08/27', '8/27', ' 08 / 27 ', '08/2027', '08-27', '0827', '082027', '2027-08', '۰۸/۲۷'])(
    'accepts %j',
    (text) => {
      expect(parseExpiry(text)).toEqual({ month: 8, year: 2027 });
    },
  );

  it.each(['', '08', '08/', '8/2', '13/27', '00/27', '08/1927', '2027-13', 'aug 27', '08/27/01'])(
    'rejects %j',
    (text) => {
      expect(parseExpiry(text)).toBeNull();
    },
  );
});

describe('expired', () => {
  const now = new Date(2026, 10, 21);
  it.each([
    [{ month: 10, year: 2026 }, true],
    [{ month: 11, year: 2026 }, false],
    [{ month: 12, year: 2025 }, true],
    [{ month: 1, year: 2027 }, false],
  ])('of %j is %s', (expiry, over) => {
    expect(isExpired(expiry, now)).toBe(over);
  });

  it('starts with the first moment of the next month', () => {
    const november = { month: 11, year: 2026 };
    expect(isExpired(november, new Date(2026, 10, 30, 23, 59, 59))).toBe(false);
    expect(isExpired(november, new Date(2026, 11, 1))).toBe(true);
  });
});

it('formats an expiry as printed on a card', () => {
  expect(formatExpiry({ month: 8, year: 2027 })).toBe('08/27');
  expect(formatExpiry({ month: 12, year: 2105 })).toBe('12/05');
});
