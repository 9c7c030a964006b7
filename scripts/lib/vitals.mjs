// The pages and targets of `npm run vitals`.

export const PAGES = {
  Home: '/',
  Cash: '/funds',
  'Send money': '/send-money',
  Gift: '/gift-contact',
  Conversion: '/conversion',
  History: '/transactions',
};

/**
 * Returns the chosen pages, as name and path.
 * @param {string} beginnings comma-separated prefixes of page names; empty for all pages
 */
export function choosePages(beginnings) {
  const starts = beginnings.toLowerCase().split(',');
  const unknown = starts.find(
    (start) => !Object.keys(PAGES).some((name) => name.toLowerCase().startsWith(start)),
  );
  if (unknown) throw new Error(`No page is called ${unknown}: ${Object.keys(PAGES).join(', ')}.`);
  return Object.entries(PAGES).filter(([name]) =>
    starts.some((start) => name.toLowerCase().startsWith(start)),
  );
}

/** @typedef {import('lighthouse').Result} Result */

/** @param {string} id */
const score =
  (id) =>
  (/** @type {Result} */ { categories }) =>
    Math.round((categories[id]?.score ?? 0) * 100);

/** @param {string} id */
const value =
  (id) =>
  (/** @type {Result} */ { audits }) =>
    audits[id]?.numericValue ?? Infinity;

/** @type {{ title: string, of: (result: Result) => number, target: number, isScore?: boolean, digits?: number }[]} */
const measures = [
  { title: 'performance', of: score('performance'), target: 98, isScore: true },
  { title: 'accessibility', of: score('accessibility'), target: 100, isScore: true },
  { title: 'best practices', of: score('best-practices'), target: 100, isScore: true },
  { title: 'LCP ms', of: value('largest-contentful-paint'), target: 2000 },
  { title: 'CLS', of: value('cumulative-layout-shift'), target: 0.01, digits: 3 },
  { title: 'TBT ms', of: value('total-blocking-time'), target: 100 },
];

/**
 * Returns the targets that a page misses.
 * @param {Result} result
 */
export const findMisses = (result) =>
  measures
    .filter(({ of, target, isScore }) => (isScore ? of(result) < target : of(result) >= target))
    .map(({ title, target }) => `${title}: target ${target}`);

/**
 * @param {string} name
 * @param {Result} result
 */
export const formatRow = (name, result) =>
  [
    name.padEnd(12),
    ...measures.map(({ title, of, digits = 0 }) => `${title} ${of(result).toFixed(digits)}`),
  ].join('   ');
