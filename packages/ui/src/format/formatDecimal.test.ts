import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTo } from './decimal';
import { decimalText } from './decimal.arbitraries';
import { getFigureParts, formatDecimal, UNREADABLE_TEXT } from './formatDecimal';

describe('formatDecimal', () => {
  it('groups and pads', () => {
    expect(formatDecimal('1250.5', 2)).toBe('1,250.50');
    expect(formatDecimal('711875', 2)).toBe('711,875.00');
    expect(formatDecimal('1234567', 0)).toBe('1,234,567');
  });

  it('keeps every digit of a number beyond float precision', () => {
    expect(formatDecimal('12345678901234567890123456789.99', 2)).toBe(
      '12,345,678,901,234,567,890,123,456,789.99',
    );
    expect(formatDecimal('9007199254740993', 2)).toBe('9,007,199,254,740,993.00');
  });

  it('rounds half up', () => {
    expect(formatDecimal('1.005', 2)).toBe('1.01');
    expect(formatDecimal('999.995', 2)).toBe('1,000.00');
    expect(formatDecimal('-1.005', 2)).toBe('−1.01');
  });

  it('groups in threes and rounds as decimals, for every value', () => {
    fc.assert(
      fc.property(decimalText, fc.nat({ max: 4 }), (value, decimals) => {
        const [whole = '', fraction] = roundTo(value, decimals).split('.');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',').replace('-', '−');
        const expected = fraction === undefined ? grouped : `${grouped}.${fraction}`;
        expect(formatDecimal(value, decimals)).toBe(expected);
      }),
    );
  });

  it.each(['', 'abc', 'NaN', 'Infinity', '1,000', '1e5', '.5', ' 5'])(
    'shows %j as an en dash',
    (value) => {
      expect(formatDecimal(value, 2)).toBe(UNREADABLE_TEXT);
      expect(formatDecimal(value, 2, { sign: 'always' })).toBe('–');
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(formatDecimal(value, 2)).not.toBe('');
      }),
    );
  });

  it('uses the digits of the locale', () => {
    expect(formatDecimal('1234.5', 2, { locale: 'ar-u-nu-arab' })).toBe('١٬٢٣٤٫٥٠');
    expect(formatDecimal('1234.5', 2, { locale: 'ur-u-nu-arabext' })).toBe('۱٬۲۳۴٫۵۰');
    expect(formatDecimal('1234.5', 2, { locale: 'de' })).toBe('1.234,50');
  });
});

describe('sign', () => {
  const signs = (value: string) =>
    (['auto', 'never', 'always'] as const).map((sign) => getFigureParts(value, 2, { sign }).sign);

  it('follows the option', () => {
    expect(signs('5')).toEqual(['', '', '+']);
    expect(signs('-5')).toEqual(['−', '', '−']);
  });

  it('is omitted if the amount is displayed as zero', () => {
    expect(signs('0')).toEqual(['', '', '']);
    expect(signs('0.004')).toEqual(['', '', '']);
    expect(signs('-0.004')).toEqual(['', '', '']);
  });
});
