import { expect, it } from 'vitest';
import { getRequestAttempt, hasSubject } from './attempt';

it('is the same for the same subject, and another for another subject', () => {
  const first = getRequestAttempt(null, { to: 'a', amount: '1000' });
  expect(getRequestAttempt(first, { to: 'a', amount: '1000' })).toBe(first);
  expect(getRequestAttempt(first, { to: 'a', amount: '1001' }).key).not.toBe(first.key);
  expect(getRequestAttempt(null, { to: 'a', amount: '1000' }).key).not.toBe(first.key);
});

it('recognises its subject', () => {
  const attempt = getRequestAttempt(null, { amount: '1000' });
  expect(hasSubject(attempt, { amount: '1000' })).toBe(true);
  expect(hasSubject(attempt, { amount: '1,000' })).toBe(false);
  expect(hasSubject(attempt, null)).toBe(false);
});
