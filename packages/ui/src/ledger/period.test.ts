import { expect, it } from 'vitest';
import { getMonthPeriod, getMonthIfWhole, isInPeriod, isValidPeriod, listMonths } from './period';

it('a month is the period from its first to its last day', () => {
  expect(getMonthPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(getMonthIfWhole(getMonthPeriod('2026-11'))).toBe('2026-11');
  expect(getMonthIfWhole({ from: '2026-11-01', to: '2026-11-29' })).toBeNull();
  expect(getMonthIfWhole({ from: '2026-10-01', to: '2026-11-30' })).toBeNull();
});

it.each([
  ['2026-11-01', '2026-11-01', true],
  ['2026-11-02', '2026-11-01', false],
  ['', '2026-11-01', false],
  ['2026-11-01', '', false],
  ['2026-11-01', '202611-11-30', false],
  ['2026-11-01', '2026-13-01', false],
  ['2026-02-01', '2026-02-31', false],
  ['2026-02-29', '2026-03-01', false],
  ['2028-02-29', '2028-02-29', true],
  ['first', 'last', false],
])('from %j to %j is valid: %s', (from, to, isValid) => {
  expect(isValidPeriod({ from, to })).toBe(isValid);
});

it('includes its first and its last day', () => {
  const period = { from: '2026-11-03', to: '2026-11-05' };
  const days = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06'];
  expect(days.map((day) => isInPeriod(day, period))).toEqual([false, true, true, false]);
});

it.each([
  ['0001-01-01T00:00:00Z', '0001-01'],
  ['0099-06-30T00:00:00Z', '0099-06'],
  // In Karachi, it is already the year 10000.
  ['9999-12-31T23:59:59.999Z', '9999-12'],
])('lists the month of %s, as a valid period', (timestamp, month) => {
  const months = listMonths([{ timestamp }], '2026-12-01', 'Asia/Karachi');
  expect(months).toContain(month);
  expect(isValidPeriod(getMonthPeriod(month))).toBe(true);
});

it('lists each month once by the days of the time zone, with the present one', () => {
  const transactions = [
    { timestamp: '2026-10-31T19:30:00Z' },
    { timestamp: '2026-10-02T08:00:00Z' },
    { timestamp: '2025-12-31T08:00:00Z' },
    { timestamp: 'soon' },
  ];
  const list = (zone: string) => listMonths(transactions, '2026-12-01', zone);
  expect(list('UTC')).toEqual(['2026-12', '2026-10', '2025-12']);
  // In Karachi, it is already November.
  expect(list('Asia/Karachi')).toEqual(['2026-12', '2026-11', '2026-10', '2025-12']);
});
