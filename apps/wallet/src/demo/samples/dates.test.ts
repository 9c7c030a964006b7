import { describe, expect, it } from 'vitest';
import { cardsAt } from './cards';
import { recentBillsAt } from './bills';
import { dayFrom, expiryFrom } from '../../content/dates';
import { savedCardsAt } from './paymentMethods';
import { referralsAt } from './referrals';

const now = new Date(2026, 10, 21, 15, 30);

it.each([
  [0, '2026-11-21'],
  [7, '2026-11-28'],
  [-6, '2026-11-15'],
  [-67, '2026-09-15'],
  [41, '2027-01-01'],
])('%i days from 21 November 2026 is %s', (days, day) => {
  expect(dayFrom(now, days)).toBe(day);
});

it.each([new Date(2026, 10, 21, 0, 0, 1), new Date(2026, 10, 21, 23, 59, 59)])(
  'counts days, not hours: %s',
  (moment) => {
    expect(dayFrom(moment, 1)).toBe('2026-11-22');
  },
);

it.each([
  [new Date(2026, 10, 21), 12, 11, 2027],
  [new Date(2026, 10, 21), 25, 12, 2028],
  [new Date(2027, 0, 31), 1, 2, 2027],
])('%s, %i months on, is in month %i of %i', (moment, months, expiryMonth, expiryYear) => {
  expect(expiryFrom(moment, months)).toEqual({ expiryMonth, expiryYear });
});

describe.each([now, new Date(2031, 2, 1, 9), new Date(2032, 1, 29, 23, 59)])(
  'the samples on %s',
  (today) => {
    const day = dayFrom(today, 0);

    it('have bills that are due as their status says', () => {
      for (const { dueDate, status } of recentBillsAt(today)) {
        if (status === 'pending') expect(dueDate > day).toBe(true);
        else expect(dueDate < day).toBe(true);
      }
    });

    it('have friends who have joined, the latest first', () => {
      const days = referralsAt(today).map(({ joinDate }) => joinDate);
      expect(days.every((joined) => joined < day)).toBe(true);
      expect(days).toEqual(days.toSorted().toReversed());
    });

    it('have cards that have not expired', () => {
      const month = expiryFrom(today, 0);
      for (const { expiryMonth, expiryYear } of [...cardsAt(today), ...savedCardsAt(today)]) {
        expect(expiryYear * 12 + expiryMonth).toBeGreaterThan(
          month.expiryYear * 12 + month.expiryMonth,
        );
      }
    });
  },
);
