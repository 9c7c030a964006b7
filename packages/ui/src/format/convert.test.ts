import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertAmount, getTotal, getValue, gramsToTola } from './convert';
import { add, compare, roundTo, toPlainDecimal } from './decimal';
import { decimalText, unsignedDecimalText } from './decimal.arbitraries';
import { getPrices, dinarMoney, money } from './testing/money';

const rates = money.rates.value;
const prices = getPrices(money);

const currency = fc.constantFrom(...Object.keys(money.currencies));

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
    expect(convertAmount(amount, from, to, rates)).toBe(expected);
  });

  it('does not round a digit that a screen would show', () => {
    expect(roundTo(convertAmount('1', 'GOLD', 'PKR', rates), 6)).toBe('15873.015873');
  });

  it('keeps an amount in its own currency', () => {
    fc.assert(
      fc.property(decimalText, currency, (amount, code) => {
        expect(convertAmount(amount, code, code, rates)).toBe(toPlainDecimal(amount));
      }),
    );
  });

  it('returns to the original amount after a round trip', () => {
    fc.assert(
      fc.property(decimalText, currency, currency, (amount, from, to) => {
        const back = convertAmount(convertAmount(amount, from, to, rates), to, from, rates);
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
          const smaller = convertAmount(amount, from, to, rates);
          const larger = convertAmount(add(amount, more), from, to, rates);
          expect(compare(larger, smaller)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('throws for a value that is not a plain decimal', () => {
    expect(() => convertAmount('1,000', 'PKR', 'USD', rates)).toThrow(RangeError);
  });

  it.each([
    ['EUR', 'PKR'],
    ['PKR', 'EUR'],
  ])('throws for a currency without a rate: %s to %s', (from, to) => {
    expect(() => convertAmount('1', from, to, rates)).toThrow(
      new RangeError("'EUR' has no price or rate."),
    );
  });

  it.each([
    ['1', 'KWD', 'USD', '3.25'],
    ['1', 'GOLD_TOLA', 'KWD', '500'],
    ['1', 'GOLD_TOLA', 'PLATINUM', '40'],
  ])('converts %s %s to %s in another wallet', (amount, from, to, expected) => {
    expect(convertAmount(amount, from, to, dinarMoney.rates.value)).toBe(expected);
  });
});

describe('totals', () => {
  const wallet = { PKR: '711875', GOLD: '29.2', SILVER: '150' };

  it('differ by the prices that they use', () => {
    expect(getTotal(wallet, 'prices', prices)).toBe('1204676.6');
    expect(roundTo(getTotal(wallet, 'rates', rates), 2)).toBe('1206617.06');
  });

  it('equal the cash without other holdings', () => {
    fc.assert(
      fc.property(decimalText, (PKR) => {
        const cashOnly = { PKR, GOLD: '0', SILVER: '0' };
        expect(getTotal(cashOnly, 'prices', prices)).toBe(toPlainDecimal(PKR));
        expect(getTotal(cashOnly, 'rates', rates)).toBe(toPlainDecimal(PKR));
      }),
    );
  });
});

describe('totals and values in another wallet', () => {
  const holdings = { KWD: '1000.125', GOLD_TOLA: '2.5', PLATINUM: '4' };

  it('use its prices and its rates', () => {
    expect(getTotal(holdings, 'prices', getPrices(dinarMoney))).toBe('2206.525');
    expect(getTotal(holdings, 'rates', dinarMoney.rates.value)).toBe('2300.125');
  });

  it('include foreign money at the rates', () => {
    expect(getTotal({ KWD: '1', USD: '6.5' }, 'rates', dinarMoney.rates.value)).toBe('3');
  });

  it('are 0 without holdings', () => {
    expect(getTotal({}, 'rates', dinarMoney.rates.value)).toBe('0');
  });
});

describe('getValue', () => {
  it.each([
    ['2', 'GOLD', 'prices', '31596'],
    ['150', 'SILVER', 'prices', '31500'],
    ['0.48', 'SILVER', 'rates', '100'],
    ['36', 'USD', 'rates', '10000'],
    ['-2', 'GOLD', 'prices', '-31596'],
  ] as const)('of %s %s at the %s is %s', (amount, code, valuation, value) => {
    const quotes = valuation === 'prices' ? prices : rates;
    expect(getValue(amount, code, valuation, quotes)).toBe(value);
  });

  it('of the home currency is the amount itself', () => {
    expect(getValue('12.50', 'PKR', 'prices', prices)).toBe('12.5');
    expect(getValue('12.50', 'PKR', 'rates', rates)).toBe('12.5');
  });

  it('throws for a currency without a price or rate', () => {
    const problem = (code: string) => new RangeError(`'${code}' has no price or rate.`);
    // A foreign currency has a rate but no price.
    expect(() => getValue('1', 'USD', 'prices', prices)).toThrow(problem('USD'));
    expect(() => getValue('1', 'EUR', 'rates', rates)).toThrow(problem('EUR'));
    expect(() => getTotal({ PKR: '1', EUR: '1' }, 'rates', rates)).toThrow(problem('EUR'));
  });

  it('throws for a value that is not a plain decimal', () => {
    expect(() => getValue('1,000', 'PKR', 'prices', prices)).toThrow(RangeError);
  });
});

describe('gramsToTola', () => {
  it('divides by the grams per tola', () => {
    expect(gramsToTola('11.664')).toBe('1');
    expect(gramsToTola('5.832')).toBe('0.5');
  });
});
