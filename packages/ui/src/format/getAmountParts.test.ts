import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAmountParts, type AmountOptions } from './getAmountParts';
import { CURRENCY_CODES } from './currency';
import { decimalText } from './decimal.arbitraries';
import { toPlainText } from './direction';
import { formatAmount } from './formatAmount';

describe('getAmountParts', () => {
  it('splits a cash amount', () => {
    expect(getAmountParts('-1500', 'PKR')).toEqual({
      sign: '−',
      prefix: 'Rs. ',
      integer: '1,500',
      fraction: '.00',
      suffix: '',
    });
  });

  it('splits a weight', () => {
    expect(getAmountParts('2.5', 'GOLD', { sign: 'always', metalDecimals: 1 })).toEqual({
      sign: '+',
      prefix: '',
      integer: '2',
      fraction: '.5',
      suffix: ' g',
    });
  });

  it('uses the gram unit of the language', () => {
    expect(getAmountParts('2.5', 'GOLD', { locale: 'ur-PK-u-nu-latn' }).suffix).toBe(' گرام');
    expect(getAmountParts('2.5', 'SILVER', { locale: 'ar-u-nu-latn' }).suffix).toBe(' غ');
  });

  it('returns only a dash for an unreadable amount', () => {
    expect(getAmountParts('n/a', 'PKR', { sign: 'always' })).toEqual({
      sign: '',
      prefix: '',
      integer: '–',
      fraction: '',
      suffix: '',
    });
  });

  it('adds up to the text', () => {
    const options: fc.Arbitrary<AmountOptions> = fc.record({
      metalDecimals: fc.constantFrom(1, 3),
      sign: fc.constantFrom('auto', 'never', 'always'),
      naming: fc.constantFrom('code', 'symbol'),
      locale: fc.constantFrom('en', 'ur', 'ar', 'de', 'ar-u-nu-arab'),
    });
    const currency = fc.constantFrom(...CURRENCY_CODES, 'EUR', '');
    fc.assert(
      fc.property(fc.oneof(decimalText, fc.string()), currency, options, (amount, code, chosen) => {
        const { sign, prefix, integer, fraction, suffix } = getAmountParts(amount, code, chosen);
        expect([sign, prefix, integer, fraction, suffix].join('')).toBe(
          toPlainText(formatAmount(amount, code, chosen)),
        );
      }),
    );
  });
});
