import { expect, it } from 'vitest';
import { completeAttempt, getRequestAttempt, hasSubject } from './attempt';

it('is the same for the same subject, and another for another subject', () => {
  const first = getRequestAttempt(null, { to: 'a', amount: '1000' });
  expect(getRequestAttempt(first, { to: 'a', amount: '1000' })).toBe(first);
  expect(getRequestAttempt(first, { to: 'a', amount: '1001' }).key).not.toBe(first.key);
  expect(getRequestAttempt(null, { to: 'a', amount: '1000' }).key).not.toBe(first.key);
});

it('keeps the key of every subject until it succeeds', () => {
  const first = getRequestAttempt(null, 'a');
  const second = getRequestAttempt(first, 'b');
  const third = getRequestAttempt(second, 'c');
  const again = getRequestAttempt(third, 'a');
  expect(again.key).toBe(first.key);
  expect(hasSubject(again, 'b')).toBe(true);
  const rest = completeAttempt(again);
  expect(getRequestAttempt(rest, 'b').key).toBe(second.key);
  expect(getRequestAttempt(rest, 'c').key).toBe(third.key);
  expect(getRequestAttempt(rest, 'a').key).not.toBe(first.key);
});

it('keeps the request of a subject as it was first sent', () => {
  const first = getRequestAttempt(null, 'a', '1500');
  const second = getRequestAttempt(first, 'b', '2');
  expect(getRequestAttempt(first, 'a', '1500.00')).toBe(first);
  expect(getRequestAttempt(second, 'a', '1500.00')).toMatchObject({
    key: first.key,
    request: '1500',
    earlier: [{ key: second.key, request: '2' }],
  });
});

it('leaves nothing when the only attempt succeeds', () => {
  expect(completeAttempt(getRequestAttempt(null, 'a'))).toBeNull();
  expect(completeAttempt(null)).toBeNull();
});

it('recognises its subject', () => {
  const attempt = getRequestAttempt(null, { amount: '1000' });
  expect(hasSubject(attempt, { amount: '1000' })).toBe(true);
  expect(hasSubject(attempt, { amount: '1,000' })).toBe(false);
  expect(hasSubject(attempt, null)).toBe(false);
});
