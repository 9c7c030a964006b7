import { expect, it } from 'vitest';
import { formatTimeOfDay } from './formatTimeOfDay';

it.each([
  ['09:30', '9:30 AM'],
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('formats %s as %s', (time, written) => {
  expect(formatTimeOfDay(time)).toBe(written);
});

it('is left to right in a line of Urdu', () => {
  expect(formatTimeOfDay('09:30', 'ur-PK-u-nu-latn')).toBe('\u20669:30\u00a0AM\u2069');
});
