import { expect, it } from 'vitest';
import { closeHold, placeHold, sumHolds } from './hold';
import { minutesLater, NOW } from '../testing/books';

const hold = placeHold({
  id: 'one:source',
  accountId: 'cash',
  currency: 'PKR',
  amount: '100',
  expiresAt: minutesLater(15).toISOString(),
});

it('counts only while it is placed', () => {
  const ended = closeHold({ ...hold, id: 'two' }, 'voided', NOW);
  expect(sumHolds([hold, ended, { ...hold, accountId: 'gold' }], 'cash').toFixed()).toBe('100');
});

it.each([
  ['posted', 0],
  ['voided', 0],
  ['voided', 20],
  ['expired', 15],
] as const)('may be %s after %i minutes', (state, minutes) => {
  expect(closeHold(hold, state, minutesLater(minutes)).state).toBe(state);
});

it.each([
  ['posted', 15, 'has expired'],
  ['expired', 14, 'is not due yet'],
] as const)('may not be %s after %i minutes', (state, minutes, reason) => {
  expect(() => closeHold(hold, state, minutesLater(minutes))).toThrow(reason);
});

it('ends only once', () => {
  const posted = closeHold(hold, 'posted', NOW);
  expect(() => closeHold(posted, 'voided', NOW)).toThrow('has already been posted');
});
