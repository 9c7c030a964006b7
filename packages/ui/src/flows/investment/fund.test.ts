import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, multiply } from '../../format';
import { unsignedDecimalText } from '../../format/decimal.arbitraries';
import { bestReturn, unitsFor } from './fund';
import { equityFund, incomeFund } from '../testing/samples';

describe('unitsFor', () => {
  it.each([
    ['1255', '125.5', '10.00'],
    ['1000', '125.5', '7.96'], // 7.968…
    ['500', '105.25', '4.75'], // 4.7505…
    ['1000', '115.75', '8.63'], // 8.639…
    ['1000', '142.3', '7.02'], // 7.027…
    ['0', '125.5', '0.00'],
    ['123456789012345678901234567890', '142.3', '867581089334825572039596401.19'],
  ])('PKR %s at %s buys %s', (amount, currentNAV, units) => {
    expect(unitsFor(amount, { currentNAV })).toBe(units);
  });

  it('counts no unit that is short by less than a quotient can show', () => {
    expect(unitsFor('0.99999999999999999999', { currentNAV: '1' })).toBe('0.99');
    expect(unitsFor('299.99999999999999999999', { currentNAV: '300' })).toBe('0.99');
  });

  it('never promises more than was paid for, nor a least unit less', () => {
    const nav = fc
      .integer({ min: 1, max: 100_000 })
      .map((paisa) => multiply(String(paisa), '0.01'));
    fc.assert(
      fc.property(unsignedDecimalText, nav, (amount, currentNAV) => {
        const units = unitsFor(amount, { currentNAV });
        expect(units).toMatch(/^\d+\.\d\d$/);
        expect(compare(multiply(units, currentNAV), amount)).toBeLessThanOrEqual(0);
        expect(compare(multiply(add(units, '0.01'), currentNAV), amount)).toBe(1);
      }),
    );
  });
});

describe('bestReturn', () => {
  it('is the highest of all periods of all funds', () => {
    expect(bestReturn([incomeFund, equityFund])).toBe('42.5');
    expect(bestReturn([])).toBe('0');
  });
});
