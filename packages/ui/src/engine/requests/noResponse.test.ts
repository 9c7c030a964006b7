// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isNoResponse, isTimeout, NoResponseError } from './noResponse';
import { RequestTimeoutError } from './timeout';

it.each([
  // In jsdom, a `DOMException` is no `Error`.
  [new DOMException('Too long', 'TimeoutError'), true],
  [new DOMException('Left', 'AbortError'), true],
  [new NoResponseError(), true],
  [new RequestTimeoutError(), true],
  [new TypeError('Failed to fetch'), true],
  [new DOMException('Full', 'QuotaExceededError'), false],
  [new Error('500: no'), false],
  ['TimeoutError', false],
  [null, false],
  [undefined, false],
])('counts %s as no response: %s', (error, isUnanswered) => {
  expect(isNoResponse(error)).toBe(isUnanswered);
});

it('recognises a timeout, also as a cause', () => {
  const timeout = new DOMException('Too long', 'TimeoutError');
  expect(isTimeout(timeout)).toBe(true);
  expect(isTimeout(new NoResponseError({ cause: timeout }))).toBe(true);
  expect(isTimeout(new DOMException('Left', 'AbortError'))).toBe(false);
});
