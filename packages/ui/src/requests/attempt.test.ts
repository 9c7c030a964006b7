import { expect, it } from 'vitest';
import { getRequestAttempt, hasSubject } from './attempt';

it('is the same for the same subject, another for another', () => {
  const first = getRequestAttempt(null, { to: 'a', amount: '1000' });
  expect(getRequestAttempt(first, { to: 'a', amount: '1000' })).toBe(first);
  expect(getRequestAttempt(first, { to: 'a', amount: '1001' }).key).not.toBe(first.key);
  expect(getRequestAttempt(null, { to: 'a', amount: '1000' }).key).not.toBe(first.key);
});

it('knows its subject', () => {
  const attempt = getRequestAttempt(null, { amount: '1000' });
  expect(hasSubject(attempt, { amount: '1000' })).toBe(true);
  expect(hasSubject(attempt, { amount: '1,000' })).toBe(false);
  expect(hasSubject(attempt, null)).toBe(false);
});
