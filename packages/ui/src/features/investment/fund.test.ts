import { equityFund, incomeFund } from '@rad-wallet/mocks/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, multiply } from '../../format';
import { unsignedDecimalText } from '../../format/decimal.arbitraries';
import { addUnits, calculateUnits, findBestReturn, getValue } from './fund';

describe('calculateUnits', () => {
  it.each([
    ['1255', '125.5', '10.00'],
    ['7777', '125.5', '61.97'], // Exact: 61.968…
    ['1000', '125.5', '7.97'], // Exact: 7.968…
    ['500', '105.25', '4.75'], // Exact: 4.7505…
    ['1000', '115.75', '8.64'], // Exact: 8.639…
    ['1000', '142.3', '7.03'], // Exact: 7.027…
    ['0.01', '2', '0.01'], // Exact: 0.005
    ['0', '125.5', '0.00'],
    ['123456789012345678901234567890', '142.3', '867581089334825572039596401.19'],
  ])('PKR %s at %s buys %s', (amount, currentNAV, units) => {
    expect(calculateUnits(amount, { currentNAV })).toBe(units);
  });

  it('does not round up a value just below one half', () => {
    expect(calculateUnits('0.0049999999999999999999999', { currentNAV: '1' })).toBe('0.00');
    expect(calculateUnits('1.4999999999999999999999999', { currentNAV: '300' })).toBe('0.00');
  });

  it('differs from the paid amount by at most half of its last decimal', () => {
    const nav = fc
      .integer({ min: 1, max: 100_000 })
      .map((paisa) => multiply(String(paisa), '0.01'));
    fc.assert(
      fc.property(unsignedDecimalText, nav, (amount, currentNAV) => {
        const units = calculateUnits(amount, { currentNAV });
        expect(units).toMatch(/^\d+\.\d\d$/);
        expect(compare(multiply(add(units, '-0.005'), currentNAV), amount)).toBeLessThanOrEqual(0);
        expect(compare(multiply(add(units, '0.005'), currentNAV), amount)).toBe(1);
      }),
    );
  });
});

describe('findBestReturn', () => {
  it('is the highest of all periods of all funds', () => {
    expect(findBestReturn([incomeFund, equityFund])).toBe('42.5');
    expect(findBestReturn([])).toBe('0');
  });
});

describe('positions', () => {
  it('grow by what is bought, each fund on its own', () => {
    const one = addUnits([], { fundId: 'a', units: '7.97' });
    const two = addUnits(one, { fundId: 'b', units: '1' });
    expect(addUnits(two, { fundId: 'a', units: '0.03' })).toEqual([
      { fundId: 'a', units: '8' },
      { fundId: 'b', units: '1' },
    ]);
  });

  it('have the value of their units at the NAV', () => {
    expect(getValue('61.97', { currentNAV: '125.5' })).toBe('7777.235');
  });
});
