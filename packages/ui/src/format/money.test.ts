import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, getDecimals, isCurrencyCode, isMetal } from './currency';

describe('codes', () => {
  it('accepts known codes, in capitals only', () => {
    for (const code of CURRENCY_CODES) expect(isCurrencyCode(code)).toBe(true);
    expect(isCurrencyCode('EUR')).toBe(false);
    expect(isCurrencyCode('pkr')).toBe(false);
    expect(isCurrencyCode('toString')).toBe(false);
  });

  it('counts only gold and silver as metals', () => {
    expect(CURRENCY_CODES.filter(isMetal)).toEqual(['GOLD', 'SILVER']);
  });

  it('uses 3 decimals for metals and 2 for other currencies', () => {
    expect(CURRENCY_CODES.map(getDecimals)).toEqual([2, 2, 2, 2, 3, 3]);
    expect(getDecimals('EUR')).toBe(2);
  });
});
