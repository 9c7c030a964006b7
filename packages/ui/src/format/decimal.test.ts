import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  isDecimal,
  isPositive,
  multiply,
  roundDownTo,
  roundTo,
  toPlainDecimal,
} from './decimal';
import {
  decimalText,
  scaledInteger,
  toScaledText,
  unsignedDecimalText,
} from './decimal.arbitraries';

/** Returns a decimal as a multiple of 10^-24, exact for any sum or product of the generated decimals. */
const unitsAt24 = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(24, '0'));
  return text.startsWith('-') ? -units : units;
};

const NOT_DECIMALS = ['', ' ', '1e5', '1,000', '.5', '5.', '+5', '--5', 'NaN', 'Infinity', '0x1f'];

describe('isDecimal', () => {
  it('accepts plain decimals', () => {
    for (const text of ['0', '-0', '007', '12.50', '-3.6']) expect(isDecimal(text)).toBe(true);
  });

  it.each(NOT_DECIMALS)('rejects %j', (text) => {
    expect(isDecimal(text)).toBe(false);
    expect(() => toPlainDecimal(text)).toThrow(RangeError);
    expect(() => add('1', text)).toThrow(RangeError);
    expect(isPositive(text)).toBe(false);
  });
});

describe('toPlainDecimal', () => {
  it('removes redundant zeros and the sign of zero', () => {
    expect(toPlainDecimal('007.50')).toBe('7.5');
    expect(toPlainDecimal('-0.00')).toBe('0');
    expect(toPlainDecimal('1000')).toBe('1000');
  });

  it('never writes an exponent', () => {
    expect(toPlainDecimal(`1${'0'.repeat(40)}`)).toBe(`1${'0'.repeat(40)}`);
    expect(toPlainDecimal(`0.${'0'.repeat(30)}1`)).toBe(`0.${'0'.repeat(30)}1`);
  });
});

describe('arithmetic', () => {
  it('has no binary rounding errors', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(multiply('1.1', '1.1')).toBe('1.21');
    expect(add('-0.1', '0.1')).toBe('0');
    expect(add()).toBe('0');
  });

  it('matches integer arithmetic', () => {
    fc.assert(
      fc.property(scaledInteger, scaledInteger, (a, b) => {
        const [left, right] = [toScaledText(a), toScaledText(b)];
        expect(unitsAt24(add(left, right))).toBe(unitsAt24(left) + unitsAt24(right));

        const product = toScaledText({ units: a.units * b.units, scale: a.scale + b.scale });
        expect(unitsAt24(multiply(left, right))).toBe(unitsAt24(product));

        const [x, y] = [unitsAt24(left), unitsAt24(right)];
        expect(compare(left, right)).toBe(x < y ? -1 : x > y ? 1 : 0);
      }),
    );
  });

  it('returns canonical plain decimals', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (a, b) => {
        for (const result of [add(a, b), multiply(a, b)]) {
          expect(result).toMatch(/^(?!-0$)-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        }
      }),
    );
  });

  it('reverses a multiplication by division', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (a, b) => {
        fc.pre(compare(b, '0') !== 0);
        expect(divide(multiply(a, b), b)).toBe(toPlainDecimal(a));
      }),
    );
  });

  it('rounds an infinite quotient half up at 20 decimals', () => {
    expect(divide('2', '3')).toBe(`0.${'6'.repeat(19)}7`);
    expect(divide('1', '3')).toBe(`0.${'3'.repeat(20)}`);
  });

  it('throws on division by zero', () => {
    expect(() => divide('1', '0.00')).toThrow(RangeError);
  });

  it('does not change the global settings of big.js', () => {
    expect([Big.DP, Big.RM, Big.strict]).toEqual([20, 1, false]);
  });
});

describe('isPositive', () => {
  it('requires more than zero', () => {
    expect(isPositive('0.01')).toBe(true);
    expect(isPositive('0')).toBe(false);
    expect(isPositive('0.00')).toBe(false);
    expect(isPositive('-5')).toBe(false);
    expect(isPositive(null)).toBe(false);
  });
});

describe('roundTo', () => {
  it('rounds half away from zero', () => {
    expect(roundTo('0.005', 2)).toBe('0.01');
    expect(roundTo('-0.005', 2)).toBe('-0.01');
    expect(roundTo('2.5', 0)).toBe('3');
    // As a float, this is 1.00499…, which would be rounded down.
    expect(roundTo('1.005', 2)).toBe('1.01');
  });

  it('pads to the requested decimals and never returns a negative zero', () => {
    expect(roundTo('7', 2)).toBe('7.00');
    expect(roundTo('-0.001', 2)).toBe('0.00');
  });

  it('differs from the value by at most half a step', () => {
    fc.assert(
      fc.property(decimalText, fc.nat({ max: 6 }), (text, decimals) => {
        const error = unitsAt24(roundTo(text, decimals)) - unitsAt24(text);
        const halfStep = 10n ** BigInt(24 - decimals) / 2n;
        expect(error <= halfStep && error >= -halfStep).toBe(true);
      }),
    );
  });
});

describe('roundDownTo', () => {
  it('truncates towards zero', () => {
    expect(roundDownTo('15873.019', 2)).toBe('15873.01');
    expect(roundDownTo('-0.019', 2)).toBe('-0.01');
    expect(roundDownTo('-0.001', 2)).toBe('0.00');
    expect(roundDownTo('7', 3)).toBe('7.000');
  });

  it('never exceeds the value', () => {
    fc.assert(
      fc.property(unsignedDecimalText, fc.nat({ max: 6 }), (text, decimals) => {
        expect(compare(roundDownTo(text, decimals), text)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
