import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertAmount, gramsToTola, getTotalAtPrices, getTotalAtRates } from './convert';
import { CURRENCY_CODES } from './currency';
import { add, compare, roundTo, toPlainDecimal } from './decimal';
import { decimalText, unsignedDecimalText } from './decimal.arbitraries';

const currency = fc.constantFrom(...CURRENCY_CODES);

describe('convertAmount', () => {
  it.each([
    ['1000', 'PKR', 'USD', '3.6'],
    ['1000', 'PKR', 'BHD', '1.35'],
    ['1000', 'PKR', 'SAR', '13.5'],
    ['1000', 'PKR', 'GOLD', '0.063'],
    ['1000', 'PKR', 'SILVER', '4.8'],
    ['3.6', 'USD', 'PKR', '1000'],
    ['1', 'BHD', 'SAR', '10'],
    ['0.063', 'GOLD', 'SILVER', '4.8'],
    ['0', 'GOLD', 'PKR', '0'],
  ] as const)('converts %s %s to %s', (amount, from, to, expected) => {
    expect(convertAmount(amount, from, to)).toBe(expected);
  });

  it('does not round a digit that a screen would show', () => {
    expect(roundTo(convertAmount('1', 'GOLD', 'PKR'), 6)).toBe('15873.015873');
  });

  it('keeps an amount in its own currency', () => {
    fc.assert(
      fc.property(decimalText, currency, (amount, code) => {
        expect(convertAmount(amount, code, code)).toBe(toPlainDecimal(amount));
      }),
    );
  });

  it('returns to the original amount after a round trip', () => {
    fc.assert(
      fc.property(decimalText, currency, currency, (amount, from, to) => {
        const back = convertAmount(convertAmount(amount, from, to), to, from);
        expect(roundTo(back, 15)).toBe(roundTo(amount, 15));
      }),
    );
  });

  it('is monotonic', () => {
    fc.assert(
      fc.property(
        decimalText,
        unsignedDecimalText,
        currency,
        currency,
        (amount, more, from, to) => {
          const smaller = convertAmount(amount, from, to);
          const larger = convertAmount(add(amount, more), from, to);
          expect(compare(larger, smaller)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('throws for a value that is not a plain decimal', () => {
    expect(() => convertAmount('1,000', 'PKR', 'USD')).toThrow(RangeError);
  });
});

describe('totals', () => {
  const wallet = { pkr: '711875', gold: '29.2', silver: '150' };

  it('differ by the prices that they use', () => {
    expect(getTotalAtPrices(wallet)).toBe('1204676.6');
    expect(roundTo(getTotalAtRates(wallet), 2)).toBe('1206617.06');
  });

  it('equal the cash without other holdings', () => {
    fc.assert(
      fc.property(decimalText, (pkr) => {
        const cashOnly = { pkr, gold: '0', silver: '0' };
        expect(getTotalAtPrices(cashOnly)).toBe(toPlainDecimal(pkr));
        expect(getTotalAtRates(cashOnly)).toBe(toPlainDecimal(pkr));
      }),
    );
  });
});

describe('gramsToTola', () => {
  it('divides by the grams per tola', () => {
    expect(gramsToTola('11.664')).toBe('1');
    expect(gramsToTola('5.832')).toBe('0.5');
  });
});
