import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatIslamicDate, getLunarYearEnd } from './lunarYear';

// Published dates of Umm al-Qura: 1 Ramadan 1446 and 1447, 1 Muharram 1446 and 1447.
it.each([
  ['2025-03-01', '2026-02-18'],
  ['2024-07-07', '2025-06-26'],
])('ends the year that began on %s on %s', (began, end) => {
  expect(getLunarYearEnd(began)).toBe(end);
});

it('ends every year after 354 or 355 days, on the same day of the Islamic calendar', () => {
  const first = Date.UTC(1990, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const began = new Date(first + days * 86_400_000).toISOString().slice(0, 10);
      const end = getLunarYearEnd(began);
      const length = (Date.parse(end) - Date.parse(began)) / 86_400_000;
      expect([354, 355]).toContain(length);
      const withoutYear = (date: string) => formatIslamicDate(date, 'en').replace(/, .*/, '');
      // A month may have its 30th day in one of the years only.
      if (!withoutYear(began).endsWith('30')) expect(withoutYear(end)).toBe(withoutYear(began));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['en', 'Ramadan 1, 1447 AH'],
  ['ur', 'رمضان'],
  ['ar', 'رمضان'],
])('writes a date of the Islamic calendar in %s', (locale, text) => {
  expect(formatIslamicDate('2026-02-18', locale)).toContain(text);
});
