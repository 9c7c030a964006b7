import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsToTola } from './convert';
import { toPlainText } from './direction';
import {
  formatAmount as format,
  formatAvailable as formatAvailableAmount,
  formatPreview as formatAmountPreview,
  formatTola,
} from './formatAmount';
import { formatDecimal } from './formatDecimal';
import type { AmountOptions } from './getAmountParts';
import { defineMoney } from './money';
import { dinarMoney, money } from './testing/money';

const formatAmount = (amount: string, currency: string, options?: AmountOptions) =>
  format(amount, currency, { money, ...options });
const formatPreview = (amount: string, currency: string) =>
  formatAmountPreview(amount, currency, { money });
const formatAvailable = (amount: string, currency: string) =>
  formatAvailableAmount(amount, currency, { money });

describe('formatAmount', () => {
  it.each([
    ['1500', 'PKR', 'Rs. 1,500.00'],
    ['0', 'PKR', 'Rs. 0.00'],
    ['2.5', 'GOLD', '2.500 g'],
    ['150', 'SILVER', '150.000 g'],
    ['3.6', 'USD', 'USD 3.60'],
    ['1.35', 'BHD', 'BHD 1.350'],
    ['13.5', 'SAR', 'SAR 13.50'],
    ['1234.5', 'EUR', 'EUR 1,234.50'],
    ['12', '', '12.00'],
  ])('formats %s %s as %s', (amount, currency, expected) => {
    expect(formatAmount(amount, currency)).toBe(expected);
  });

  it('formats metals, and only metals, with one decimal on request', () => {
    expect(formatAmount('29.25', 'GOLD', { metalDecimals: 1 })).toBe('29.3 g');
    expect(formatAmount('150', 'SILVER', { metalDecimals: 1 })).toBe('150.0 g');
    expect(formatAmount('1500', 'PKR', { metalDecimals: 1 })).toBe('Rs. 1,500.00');
  });

  it('places the sign first', () => {
    expect(formatAmount('-1500', 'PKR')).toBe('−Rs. 1,500.00');
    expect(formatAmount('1500', 'PKR', { sign: 'always' })).toBe('+Rs. 1,500.00');
    expect(formatAmount('-2.5', 'GOLD')).toBe('−2.500 g');
    expect(formatAmount('-1500', 'PKR', { sign: 'never' })).toBe('Rs. 1,500.00');
  });

  it('uses ordinary spaces only', () => {
    for (const currency of ['PKR', 'USD', 'GOLD']) {
      expect(formatAmount('1234567.5', currency)).not.toMatch(/[^\S ]/);
    }
  });

  it('shows an en dash for an unreadable amount', () => {
    expect(formatAmount('', 'PKR')).toBe('–');
    expect(formatAmount('1,500', 'GOLD')).toBe('–');
  });

  it('uses the digits of the locale', () => {
    expect(formatAmount('1500', 'PKR', { locale: 'ar-u-nu-arab' })).toBe(
      '\u2066Rs.\u00a0١٬٥٠٠٫٠٠\u2069',
    );
  });

  it('omits the decimals on request if all are zero', () => {
    const short = { trailingZeroDisplay: 'stripIfInteger' } as const;
    expect(formatAmount('1000', 'PKR', short)).toBe('Rs. 1,000');
    expect(formatAmount('999.999', 'PKR', short)).toBe('Rs. 1,000');
    expect(formatAmount('1000.5', 'PKR', short)).toBe('Rs. 1,000.50');
    expect(formatAmount('2', 'GOLD', short)).toBe('2 g');
    expect(formatAmount('x', 'PKR', short)).toBe('–');
  });
});

describe('formatAmount in right-to-left languages', () => {
  const UR = 'ur-PK-u-nu-latn';
  const AR = 'ar-u-nu-latn';

  it.each([
    ['1500', 'PKR', UR, '\u2066Rs.\u00a01,500.00\u2069'],
    ['1500', 'PKR', AR, '\u2066Rs.\u00a01,500.00\u2069'],
    ['-1500', 'PKR', UR, '\u2066−Rs.\u00a01,500.00\u2069'],
    ['3.6', 'USD', AR, '\u2066USD\u00a03.60\u2069'],
    ['29.2', 'GOLD', UR, '\u206729.200\u00a0گرام\u2069'],
    ['29.2', 'GOLD', AR, '\u206729.200\u00a0غ\u2069'],
    // The left-to-right mark keeps the sign left of the number; the unit is left of both.
    ['-29.2', 'SILVER', AR, '\u2067\u200e−29.200\u00a0غ\u2069'],
    ['', 'PKR', UR, '–'],
  ])('%s %s in %s', (amount, currency, locale, expected) => {
    expect(formatAmount(amount, currency, { locale })).toBe(expected);
  });

  it('uses Latin digits for every figure', () => {
    for (const locale of [UR, AR]) {
      expect(toPlainText(formatAmount('1234567890.5', 'PKR', { locale }))).toBe(
        'Rs. 1,234,567,890.50',
      );
    }
  });

  it('has no invisible characters after toPlainText', () => {
    const amount = fc.integer().map(String);
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...Object.keys(money.currencies)),
        fc.constantFrom('en', UR, AR),
        fc.constantFrom('auto' as const, 'always' as const),
        (value, currency, locale, sign) => {
          expect(toPlainText(formatAmount(value, currency, { locale, sign }))).not.toMatch(
            /[\p{Cf}\u00a0]/u,
          );
        },
      ),
    );
  });
});

describe('formatAmount by the naming', () => {
  const short = { trailingZeroDisplay: 'stripIfInteger' } as const;
  const symbol = { naming: 'symbol' } as const;
  const isoCode = { naming: 'isoCode' } as const;

  it.each<[string, string, AmountOptions, string]>([
    ['2500.5', 'PKR', {}, 'Rs. 2,500.50'],
    ['711875', 'PKR', isoCode, 'PKR 711,875.00'],
    ['-711875', 'PKR', isoCode, '−PKR 711,875.00'],
    ['2562.75', 'USD', symbol, '$2,562.75'],
    ['2562.75', 'USD', isoCode, 'USD 2,562.75'],
    ['0.063', 'GOLD', symbol, '0.063 g'],
    ['0.063', 'GOLD', isoCode, '0.063 g'],
    ['1000', 'PKR', short, 'Rs. 1,000'],
    ['500.00', 'PKR', short, 'Rs. 500'],
    ['1000.50', 'PKR', short, 'Rs. 1,000.50'],
    ['1000', 'PKR', { ...isoCode, ...short }, 'PKR 1,000'],
    ['500.00', 'PKR', { ...isoCode, ...short }, 'PKR 500'],
    ['1000.50', 'PKR', { ...isoCode, ...short }, 'PKR 1,000.50'],
    ['free', 'PKR', { ...isoCode, ...short }, '–'],
    ['5', 'EUR', symbol, 'EUR 5.00'],
  ])('formats %s %s with %j as %s in English', (amount, currency, options, text) => {
    expect(formatAmount(amount, currency, options)).toBe(text);
  });

  it.each<[string, string, AmountOptions, string]>([
    ['2500.5', 'PKR', {}, '\u2066Rs.\u00a02,500.50\u2069'],
    ['0.063', 'GOLD', {}, '\u20670.063\u00a0گرام\u2069'],
    ['1000', 'PKR', { ...isoCode, ...short }, '\u2066Rs.\u00a01,000\u2069'],
  ])('formats %s %s with %j as %s in Urdu', (amount, currency, options, text) => {
    const locale = 'ur-PK-u-nu-latn';
    expect(formatAmount(amount, currency, { ...options, locale })).toBe(text);
    expect(formatAmount(amount, currency, { ...options, locale: 'ur' })).toBe(text);
  });

  it('uses the code in every English locale', () => {
    expect(formatAmount('1', 'PKR', { ...isoCode, locale: 'en-GB' })).toBe('PKR 1.00');
    expect(formatAmount('1', 'PKR', { ...isoCode, locale: 'ar-u-nu-latn' })).toBe(
      '\u2066Rs.\u00a01.00\u2069',
    );
  });
});

describe('formatAmount in another wallet', () => {
  const AR = 'ar-u-nu-latn';

  it.each<[string, string, AmountOptions, string]>([
    ['1500', 'KWD', {}, 'KD 1,500.000'],
    ['1500.0005', 'KWD', {}, 'KD 1,500.001'],
    ['-0.25', 'KWD', { naming: 'isoCode' }, '−KWD 0.250'],
    ['3.25', 'USD', {}, 'USD 3.25'],
    ['3.25', 'USD', { naming: 'symbol' }, '$3.25'],
    ['2.5', 'GOLD_TOLA', {}, '2.500 tola'],
    ['2.5', 'GOLD_TOLA', { metalDecimals: 1 }, '2.5 tola'],
    ['2.5', 'GOLD_TOLA', { locale: 'ur' }, '\u20672.500\u00a0تولہ\u2069'],
    ['2.5', 'GOLD_TOLA', { locale: AR }, '\u20672.500\u00a0تولة\u2069'],
    ['12.345', 'PLATINUM', {}, '12.35 g'],
    ['12', 'PLATINUM', { locale: AR }, '\u206712.00\u00a0غ\u2069'],
    // A wallet that does not define these currencies displays their codes.
    ['1500', 'PKR', {}, 'PKR 1,500.00'],
    ['1500', 'PKR', { naming: 'symbol' }, 'PKR 1,500.00'],
    ['2.5', 'GOLD', {}, 'GOLD 2.50'],
    ['2.5', 'toString', { naming: 'symbol' }, 'toString 2.50'],
  ])('formats %s %s with %j as %s', (amount, currency, options, text) => {
    expect(format(amount, currency, { ...options, money: dinarMoney })).toBe(text);
  });

  it('places a symbol after the number if the currency requires it', () => {
    const { KWD, USD } = dinarMoney.currencies;
    const after = defineMoney({
      ...dinarMoney,
      currencies: {
        ...dinarMoney.currencies,
        KWD: { ...KWD!, symbolPlacement: 'after' },
        USD: { ...USD!, symbolPlacement: 'after' },
      },
    });
    expect(format('-1500', 'KWD', { money: after })).toBe('−1,500.000 KD');
    expect(format('1500', 'KWD', { money: after, naming: 'isoCode' })).toBe('1,500.000 KWD');
    expect(format('3.25', 'USD', { money: after })).toBe('3.25 USD');
    expect(format('3.25', 'USD', { money: after, naming: 'symbol' })).toBe('3.25$');
    expect(format('-1500', 'KWD', { money: after, locale: AR })).toBe(
      '\u2066−1,500.000\u00a0KD\u2069',
    );
    expect(format('x', 'KWD', { money: after })).toBe('–');
  });

  it('rounds down to its decimals', () => {
    expect(formatAvailableAmount('15.8739', 'KWD', { money: dinarMoney })).toBe('KD 15.873');
    expect(formatAvailableAmount('2.5009', 'GOLD_TOLA', { money: dinarMoney })).toBe('2.500 tola');
    expect(formatAvailableAmount('12.349', 'PLATINUM', { money: dinarMoney })).toBe('12.34 g');
  });
});

describe('formatAmount without money', () => {
  it.each(['code', 'symbol', 'isoCode'] as const)('uses the code and 2 decimals: %s', (naming) => {
    expect(format('1500', 'PKR', { naming })).toBe('PKR 1,500.00');
    expect(format('2.5', 'GOLD', { naming, metalDecimals: 1 })).toBe('GOLD 2.50');
    expect(format('2.5', '', { naming })).toBe('2.50');
  });
});

describe('formatPreview', () => {
  it.each([
    ['1000', 'PKR', 'Rs. 1,000.00'],
    ['3.6', 'USD', '$3.60'],
    ['1.35', 'BHD', 'BD 1.35'],
    ['13.5', 'SAR', 'SR 13.50'],
    ['0.063', 'GOLD', '0.063 g'],
    ['4.8', 'SILVER', '4.800 g'],
    ['1', 'EUR', 'EUR 1.00'],
  ])('formats %s %s as %s', (amount, currency, expected) => {
    expect(formatPreview(amount, currency)).toBe(expected);
  });

  it('shows an en dash for an unreadable amount', () => {
    expect(formatPreview('', 'USD')).toBe('–');
  });
});

describe('bare figures', () => {
  it('formats PKR without its name', () => {
    expect(formatDecimal('711875', 2)).toBe('711,875.00');
    expect(formatDecimal('x', 2)).toBe('–');
  });

  it('formats tola with 2 decimals', () => {
    expect(formatTola(gramsToTola('29.2'))).toBe('2.50');
    expect(formatTola('1234.567')).toBe('1,234.57');
  });
});

describe('formatAvailable', () => {
  it.each([
    ['15873.019', 'PKR', 'Rs. 15,873.01'],
    ['63.4999', 'USD', '$63.49'],
    ['29.2009', 'GOLD', '29.200 g'],
    ['961.03125', 'BHD', 'BD 961.031'],
  ])('rounds %s %s down to %s', (amount, currency, text) => {
    expect(formatAvailable(amount, currency)).toBe(text);
  });

  it('shows a dash for an unreadable amount', () => {
    expect(formatAvailable('n/a', 'PKR')).toBe('–');
  });
});
