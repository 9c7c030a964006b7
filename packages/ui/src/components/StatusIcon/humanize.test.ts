import { expect, it } from 'vitest';
import { humanize } from './humanize';

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
