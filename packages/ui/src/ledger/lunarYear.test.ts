import { expect, it } from 'vitest';
import { formatIslamicDate, getLunarYearEnd } from './lunarYear';

const DAY_MS = 86_400_000;

// Published Umm al-Qura dates: 1 Ramadan 1446 and 1447, 1 Muharram 1446 and 1447.
it.each([
  ['2025-03-01', '2026-02-18'],
  ['2024-07-07', '2025-06-26'],
])('ends the year that began on %s on %s', (began, end) => {
  expect(getLunarYearEnd(began)).toBe(end);
});

it('ends every year after 353 to 355 days, on the same day of the Islamic calendar', () => {
  const format = new Intl.DateTimeFormat('en', {
    calendar: 'islamic-umalqura',
    timeZone: 'UTC',
    day: 'numeric',
    month: 'numeric',
  });
  const getDay = (date: string) => format.format(Date.parse(date));
  const first = Date.UTC(1990, 0, 1);
  const lengths = new Set<number>();
  const others: string[] = [];
  for (let days = 0; days < 20_000; days += 1) {
    const began = new Date(first + days * DAY_MS).toISOString().slice(0, 10);
    const end = getLunarYearEnd(began);
    lengths.add((Date.parse(end) - Date.parse(began)) / DAY_MS);
    const day = getDay(began);
    // A month may have a 30th day in only one of the two years.
    if (!day.includes('30') && getDay(end) !== day) others.push(began);
  }
  expect([...lengths].toSorted()).toEqual([353, 354, 355]);
  expect(others).toEqual([]);
});

it.each([
  ['en', 'Ramadan 1, 1447 AH'],
  ['ur', 'رمضان'],
  ['ar', 'رمضان'],
])('writes a date of the Islamic calendar in %s', (locale, text) => {
  expect(formatIslamicDate('2026-02-18', locale)).toContain(text);
});

it.each([
  ['2026-08-25', '12\u00a0ربیع\u00a0الاول،\u00a01448\u00a0ہجری'],
  ['2026-09-12', '1\u00a0ربیع\u00a0الثانی،\u00a01448\u00a0ہجری'],
])('spells the months of Urdu, on one line: %s', (date, text) => {
  expect(formatIslamicDate(date, 'ur-PK-u-nu-latn')).toBe(text);
});
