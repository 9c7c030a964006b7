import { expect, it } from 'vitest';
import { completeAttempt, getRequestAttempt, hasSubject, type Attempt } from './attempt';

const begin = (previous: Attempt | null, subject: unknown, request: unknown = subject) =>
  getRequestAttempt(previous, { subject, request });

it('is the same for the same subject, and another for another subject', () => {
  const first = begin(null, { to: 'a', amount: '1000' });
  expect(begin(first, { to: 'a', amount: '1000' })).toBe(first);
  expect(begin(first, { to: 'a', amount: '1001' }).key).not.toBe(first.key);
  expect(begin(null, { to: 'a', amount: '1000' }).key).not.toBe(first.key);
});

it('keeps the key of every subject until it succeeds', () => {
  const first = begin(null, 'a');
  const second = begin(first, 'b');
  const third = begin(second, 'c');
  const again = begin(third, 'a');
  expect(again.key).toBe(first.key);
  expect(hasSubject(again, 'b')).toBe(true);
  const rest = completeAttempt(again);
  expect(begin(rest, 'b').key).toBe(second.key);
  expect(begin(rest, 'c').key).toBe(third.key);
  expect(begin(rest, 'a').key).not.toBe(first.key);
});

it('keeps the request of a subject as it was first sent', () => {
  const first = begin(null, 'a', '1500');
  const second = begin(first, 'b', '2');
  expect(begin(first, 'a', '1500.00')).toBe(first);
  expect(begin(second, 'a', '1500.00')).toMatchObject({
    key: first.key,
    request: '1500',
    earlier: [{ key: second.key, request: '2' }],
  });
});

it('leaves nothing when the only attempt succeeds', () => {
  expect(completeAttempt(begin(null, 'a'))).toBeNull();
  expect(completeAttempt(null)).toBeNull();
});

it('recognises its subject', () => {
  const attempt = begin(null, { amount: '1000' });
  expect(hasSubject(attempt, { amount: '1000' })).toBe(true);
  expect(hasSubject(attempt, { amount: '1,000' })).toBe(false);
  expect(hasSubject(attempt, null)).toBe(false);
});
