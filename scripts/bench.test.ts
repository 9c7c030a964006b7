import { expect, it } from 'vitest';
import { head, isMissed, quantile, resultOf, rowOf } from './lib/bench/ratios.mjs';

it('finds what lies between two numbers', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  expect(quantile([7], 0.75)).toBe(7);
});

it('takes ratios round by round, so that a slow round tells nothing against either', () => {
  const pairs = [
    { native: 10, ours: 14 },
    { native: 100, ours: 140 },
    { native: 12, ours: 18 },
  ];
  expect(resultOf(pairs)).toEqual({ native: 12, ours: 18, ratio: 1.4, spread: [1.4, 1.45] });
});

it.each([
  [1.49, false],
  [1.5, true],
  [NaN, true],
])('judges %d against a target of 1.5', (ratio, missed) => {
  const result = { native: 1, ours: ratio, ratio, spread: [ratio, ratio] as [number, number] };
  expect(isMissed({ what: 'mount', unit: 'ms', target: 1.5 }, result)).toBe(missed);
  expect(isMissed({ what: 'scroll', unit: 'ms' }, result)).toBe(false);
});

it('writes a row under its head', () => {
  const row = rowOf(
    { what: 'mount', unit: 'ms', target: 1.5 },
    resultOf([{ native: 20, ours: 40 }]),
  );
  expect(row).toMatch(/^mount +20\.0 ms +40\.0 ms +2\.00 +2\.00–2\.00 +< 1\.50 {2}missed$/);
  expect(row.replace('  missed', '')).toHaveLength(head.length);
});
