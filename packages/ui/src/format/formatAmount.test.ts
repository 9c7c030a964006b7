import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsToTola } from './convert';
import { CURRENCY_CODES } from './currency';
import { toPlainText } from './direction';
import {
  formatAmount,
  formatAvailable,
  formatPlainPkr,
  formatPreview,
  formatTola,
} from './formatAmount';

describe('formatAmount', () => {
  it.each([
    ['1500', 'PKR', 'Rs. 1,500.00'],
    ['0', 'PKR', 'Rs. 0.00'],
    ['2.5', 'GOLD', '2.500 g'],
    ['150', 'SILVER', '150.000 g'],
    ['3.6', 'USD', 'USD 3.60'],
    ['1.35', 'BHD', 'BHD 1.35'],
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
        fc.constantFrom(...CURRENCY_CODES),
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
    expect(formatPlainPkr('711875')).toBe('711,875.00');
    expect(formatPlainPkr('x')).toBe('–');
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
  ])('rounds %s %s down to %s', (amount, currency, text) => {
    expect(formatAvailable(amount, currency)).toBe(text);
  });

  it('shows a dash for an unreadable amount', () => {
    expect(formatAvailable('n/a', 'PKR')).toBe('–');
  });
});
