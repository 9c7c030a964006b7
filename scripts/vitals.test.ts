import { expect, it } from 'vitest';
import { chosenPages, judge, PAGES, rowOf } from './lib/vitals.mjs';

type Result = Parameters<typeof judge>[0];

/** A page that meets every target by a hair, and what of it is otherwise. */
function page({ performance = 0.97, lcp = 1799, cls = 0.009 }) {
  return {
    categories: {
      performance: { score: performance },
      accessibility: { score: 1 },
      'best-practices': { score: 1 },
    },
    audits: {
      'largest-contentful-paint': { numericValue: lcp },
      'cumulative-layout-shift': { numericValue: cls },
      'total-blocking-time': { numericValue: 149 },
    },
  } as unknown as Result;
}

it('asks no more than its targets', () => {
  expect(judge(page({}))).toEqual([]);
});

it.each([
  [{ performance: 0.96 }, 'performance: target 97'],
  [{ lcp: 1800 }, 'LCP ms: target 1800'],
  [{ cls: 0.01 }, 'CLS: target 0.01'],
])('tells of %j', (other, missed) => {
  expect(judge(page(other))).toEqual([missed]);
});

it('takes the pages that are asked for by the beginnings of their names, or all', () => {
  expect(chosenPages('')).toEqual(Object.entries(PAGES));
  expect(chosenPages('hist,home')).toEqual([
    ['Home', '/'],
    ['History', '/transactions'],
  ]);
  expect(() => chosenPages('home,none')).toThrow('No page is called none');
});

it('counts what could not be measured as missed', () => {
  const nothing = { categories: {}, audits: {} } as unknown as Result;
  expect(judge(nothing)).toHaveLength(6);
});

it('writes a line for each page', () => {
  expect(rowOf('Home', page({}))).toMatch(/^Home +performance 97 .* LCP ms 1799 +CLS 0\.009/);
});
