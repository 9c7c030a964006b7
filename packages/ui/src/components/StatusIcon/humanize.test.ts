import { afterEach, expect, it, vi } from 'vitest';
import { humanize } from './humanize';

afterEach(() => vi.restoreAllMocks());

it('writes English words in a browser with a Turkish locale', () => {
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İ');
  expect(humanize('in_review')).toBe('In review');
});

it.each([
  ['bill_payment', 'Bill payment'],
  ['on-hold', 'On hold'],
  ['  under   review ', 'Under review'],
  ['KYC_review', 'KYC review'],
  ['__', ''],
  ['', ''],
])('writes %j as %j', (code, words) => {
  expect(humanize(code)).toBe(words);
});
