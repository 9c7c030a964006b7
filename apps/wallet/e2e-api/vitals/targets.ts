import type { Result } from 'lighthouse';

interface Measure {
  title: string;
  read: (result: Result) => number;
  /** Minimum for scores, maximum for all other values. */
  target: number;
  isScore?: boolean;
  digits?: number;
}

const readScore =
  (id: string) =>
  ({ categories }: Result) =>
    Math.round((categories[id]?.score ?? 0) * 100);

const readValue =
  (id: string) =>
  ({ audits }: Result) =>
    audits[id]?.numericValue ?? Infinity;

const measures: readonly Measure[] = [
  { title: 'performance', read: readScore('performance'), target: 98, isScore: true },
  { title: 'accessibility', read: readScore('accessibility'), target: 100, isScore: true },
  { title: 'best practices', read: readScore('best-practices'), target: 100, isScore: true },
  { title: 'LCP ms', read: readValue('largest-contentful-paint'), target: 2000 },
  { title: 'CLS', read: readValue('cumulative-layout-shift'), target: 0.01, digits: 3 },
  { title: 'TBT ms', read: readValue('total-blocking-time'), target: 100 },
];

export const findMissedTargets = (result: Result): string[] =>
  measures
    .filter(({ read, target, isScore }) =>
      isScore ? read(result) < target : read(result) >= target,
    )
    .map(({ title, target }) => `${title}: target ${target}`);

export const formatRow = (name: string, result: Result): string =>
  [
    name.padEnd(12),
    ...measures.map(({ title, read, digits = 0 }) => `${title} ${read(result).toFixed(digits)}`),
  ].join('   ');
