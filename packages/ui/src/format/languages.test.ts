import { describe, expect, it } from 'vitest';
import { formatAmount, formatDecimal, formatRelativeDate, getAmountParts } from '.';
import { defineLocale, languages } from '../locale/languages';
import { formatClockTime } from './formatRelativeDate';
import { formatTimeOfDay } from './formatTimeOfDay';
import { money } from './testing/money';

const french = defineLocale({ tag: 'fr', name: 'Français' });
const persian = defineLocale({ tag: 'fa', name: 'فارسی', digits: 'arabext', gram: 'گرم' });

describe('the clock', () => {
  const at = '2025-11-19T16:05:00Z';
  const format = (locale: string) => [
    formatTimeOfDay('09:30', locale),
    formatTimeOfDay('00:05', locale),
    formatClockTime(at, { locale, timeZone: 'UTC' }),
    formatRelativeDate(at, '2025-11-25', { locale, timeZone: 'UTC' }),
  ];

  it('has 24 hours if the definition says so', () => {
    const { formatLocale } = defineLocale({ tag: 'fr', name: 'Français', hourCycle: 'h23' });
    expect(formatLocale).toBe('fr-u-hc-h23');
    expect(format(formatLocale)).toEqual([
      '9:30',
      '0:05',
      '16:05',
      { kind: 'date', date: '19 nov.', time: '16:05' },
    ]);
    const urdu = defineLocale({ ...languages.ur, hourCycle: 'h23' });
    expect(format(urdu.formatLocale)).toContain('16:05');
  });

  it('has 12 hours otherwise, even in French', () => {
    expect(format(french.formatLocale)).toEqual([
      '9:30 AM',
      '12:05 AM',
      '4:05 PM',
      { kind: 'date', date: '19 nov.', time: '4:05 PM' },
    ]);
  });
});

describe('functions of `format` with a locale that is not in the list', () => {
  it.each([
    ['fa-u-nu-latn', '\u2066Rs.\u00a01,234.50\u2069'],
    ['fa-u-nu-arabext', '\u2066Rs.\u00a0۱٬۲۳۴٫۵۰\u2069'],
    ['fa-u-nu-arab', '\u2066Rs.\u00a0١٬٢٣٤٫٥٠\u2069'],
    ['fr', 'Rs. 1\u202f234,50'],
  ])('use its digits and direction: %s', (locale, text) => {
    expect(formatAmount('1234.5', 'PKR', { locale, money })).toBe(text);
  });

  it('use its digits for numbers, dates and times', () => {
    const { formatLocale: locale } = persian;
    expect(formatDecimal('0.25', 2, { locale })).toBe('۰٫۲۵');
    expect(
      formatRelativeDate('2025-11-19T16:20:00Z', '2025-11-25', { locale, timeZone: 'UTC' }),
    ).toMatchObject({ date: expect.stringMatching(/^۲۸.آبان$/) as string });
    expect(formatTimeOfDay('09:30', locale)).toMatch(/^۹:۳۰/);
  });

  it('format grams as ‘g’, unless another unit is given', () => {
    expect(getAmountParts('2', 'GOLD', { locale: 'fa', money }).suffix).toBe(' g');
    expect(getAmountParts('2', 'GOLD', { locale: 'fa', gramUnit: 'گرم', money }).suffix).toBe(
      ' گرم',
    );
    expect(formatAmount('2', 'GOLD', { locale: 'fa-u-nu-latn', gramUnit: 'گرم', money })).toBe(
      '\u20672.000\u00a0گرم\u2069',
    );
  });
});
