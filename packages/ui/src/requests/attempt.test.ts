import { expect, it } from 'vitest';
import { attemptFor, isAttemptAt } from './attempt';

it('is the same for the same subject, another for another', () => {
  const first = attemptFor(null, { to: 'a', amount: '1000' });
  expect(attemptFor(first, { to: 'a', amount: '1000' })).toBe(first);
  expect(attemptFor(first, { to: 'a', amount: '1001' }).key).not.toBe(first.key);
  expect(attemptFor(null, { to: 'a', amount: '1000' }).key).not.toBe(first.key);
});

it('knows its subject', () => {
  const attempt = attemptFor(null, { amount: '1000' });
  expect(isAttemptAt(attempt, { amount: '1000' })).toBe(true);
  expect(isAttemptAt(attempt, { amount: '1,000' })).toBe(false);
  expect(isAttemptAt(attempt, null)).toBe(false);
});
