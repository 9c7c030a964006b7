import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAmountParts as getParts, type AmountOptions } from './getAmountParts';
import { decimalText } from './decimal.arbitraries';
import { toPlainText } from './direction';
import { formatAmount } from './formatAmount';
import { defineMoney } from './money';
import { dinarMoney, money } from './testing/money';

const getAmountParts = (amount: string, currency: string, options?: AmountOptions) =>
  getParts(amount, currency, { money, ...options });

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

  it('splits an amount of another wallet', () => {
    expect(getParts('-1500.25', 'KWD', { money: dinarMoney })).toEqual({
      sign: '−',
      prefix: 'KD ',
      integer: '1,500',
      fraction: '.250',
      suffix: '',
    });
    expect(getParts('2.5', 'GOLD_TOLA', { money: dinarMoney, locale: 'ar' })).toEqual({
      sign: '',
      prefix: '',
      integer: '2',
      fraction: '.500',
      suffix: ' تولة',
    });
  });

  it('has a symbol after the number in the suffix', () => {
    const after = defineMoney({
      ...dinarMoney,
      currencies: {
        ...dinarMoney.currencies,
        KWD: { ...dinarMoney.currencies.KWD!, symbolPlacement: 'after' },
      },
    });
    expect(getParts('1500', 'KWD', { money: after })).toEqual({
      sign: '',
      prefix: '',
      integer: '1,500',
      fraction: '.000',
      suffix: ' KD',
    });
  });

  it('uses the ISO code of the home currency only in English', () => {
    const options = { naming: 'isoCode' } as const;
    expect(getAmountParts('1', 'PKR', options).prefix).toBe('PKR ');
    expect(getAmountParts('1', 'PKR', { ...options, locale: 'ur' }).prefix).toBe('Rs. ');
    expect(getAmountParts('1', 'PKR', { ...options, locale: 'ar' }).prefix).toBe('Rs. ');
    expect(getAmountParts('1', 'USD', { ...options, locale: 'ar' }).prefix).toBe('USD ');
  });

  it('uses a code outside the wallet as it is, with 2 decimals', () => {
    for (const naming of ['code', 'symbol', 'isoCode'] as const) {
      expect(getAmountParts('1', 'EUR', { naming })).toMatchObject({
        prefix: 'EUR ',
        fraction: '.00',
      });
      expect(getParts('1', 'GOLD', { naming })).toMatchObject({
        prefix: 'GOLD ',
        fraction: '.00',
        suffix: '',
      });
    }
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
      money: fc.constantFrom(money, dinarMoney, undefined),
      metalDecimals: fc.constantFrom(1, 3),
      sign: fc.constantFrom('auto', 'never', 'always'),
      naming: fc.constantFrom('code', 'symbol', 'isoCode'),
      locale: fc.constantFrom('en', 'ur', 'ar', 'de', 'ar-u-nu-arab'),
    });
    const currency = fc.constantFrom(
      ...Object.keys(money.currencies),
      ...Object.keys(dinarMoney.currencies),
      'EUR',
      '',
    );
    fc.assert(
      fc.property(fc.oneof(decimalText, fc.string()), currency, options, (amount, code, chosen) => {
        const { sign, prefix, integer, fraction, suffix } = getParts(amount, code, chosen);
        expect([sign, prefix, integer, fraction, suffix].join('')).toBe(
          toPlainText(formatAmount(amount, code, chosen)),
        );
      }),
    );
  });
});
