// npm run size: compares the size of the built wallet, and what the built library costs its consumers, with the
// budgets. Sizes are of gzipped files; 1 KB is 1000 bytes. The mocked server is not counted, because a build of the
// wallet for a real API does not contain it.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ARIA_BUTTONS, BEYOND_ARIA, BUTTON, imports } from './lib/consumerBudgets.mjs';
import { measureCosts, isBuilt } from './lib/consumerCosts.mjs';
import { inProject } from './lib/project.mjs';
import { findPageNamespaces } from './lib/pageNamespaces.mjs';
import { listPageFiles, getLanguages } from './lib/sizes.mjs';

/** @typedef {{ what: string, size: number, budget: number }} Row in bytes */
/** @typedef {{ what: string, sizes: number[], budget: number }} Wide */

const budgets = {
  homeJs: 131_000,
  pageJs: 56_000,
  laterJs: 60_000,
  homeCss: 15_000,
  document: 12_500,
};

const PARTS = /** @type {const} */ (['ours', 'peers', 'css']);

const dist = inProject('apps', 'wallet', 'dist');
const manifest = `${dist}/.vite/manifest.json`;

/** @param {number} bytes */
const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

/** @param {Row} row */
function showRow({ what, size, budget }) {
  const verdict = size <= budget ? '' : '  over its budget';
  console.log(`${what.padEnd(46)}${formatKilobytes(size)} of${formatKilobytes(budget)}${verdict}`);
}

/** @param {readonly string[]} files */
const gzipped = (files) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(`${dist}/${file}`)).length, 0);

/** @type {import('./lib/sizes.mjs').Manifest} */
const chunks = JSON.parse(readFileSync(manifest, 'utf8'));

const languages = getLanguages(chunks);

const { pages: namespaces } = findPageNamespaces();

/** The files that each page loads, in each language. */
const readers = languages.map((language) => listPageFiles(chunks, { language, namespaces }));

/** @param {(pages: ReturnType<typeof listPageFiles>) => readonly string[]} files */
const measureEachLanguage = (files) => readers.map((pages) => gzipped(files(pages)));

/** Rows with a size for each language. @returns {Wide[]} */
function walletRows() {
  const [{ others } = { others: [] }] = readers;
  return [
    {
      what: 'Home, JavaScript for the first paint',
      sizes: measureEachLanguage(({ home }) => home.js),
      budget: budgets.homeJs,
    },
    ...others.map(({ name }, index) => ({
      what: `${name}, JavaScript beyond home's`,
      sizes: measureEachLanguage((pages) => pages.others[index]?.js ?? []),
      budget: budgets.pageJs,
    })),
  ];
}

/** Rows that are the same in all languages. @returns {Row[]} */
function otherRows() {
  const [{ home, others } = { home: { css: [] }, others: [] }] = readers;
  return [
    { what: 'Home, CSS', size: gzipped(home.css), budget: budgets.homeCss },
    // Smaller than the initial congestion window of a server: 10 packets, 14 KB.
    { what: 'index.html of every page', size: gzipped(['index.html']), budget: budgets.document },
    ...others
      .filter(({ later }) => later.length > 0)
      .map(({ name, later }) => ({
        what: `${name}, dialogs and menus when opened`,
        size: gzipped(later),
        budget: budgets.laterJs,
      })),
  ];
}

/** @param {import('./lib/consumerCosts.mjs').Cost} cost */
const getScriptSize = ({ ours, peers }) => ours + peers;

/** @typedef {{ size: number, budget: number }} Cell in bytes */

/**
 * Returns the cost of each import: our JavaScript, the peers' JavaScript, our CSS.
 * @param {readonly import('./lib/consumerBudgets.mjs').Import[]} wanted
 * @param {readonly import('./lib/consumerCosts.mjs').Cost[]} costs
 */
const consumerTable = (wanted, costs) =>
  wanted.map(({ what, budget }, index) => ({
    what: what.replaceAll('`', ''),
    cells: PARTS.map((part) => ({
      size: costs[index]?.[part] ?? Infinity,
      budget: budget[part] * 1000,
    })),
  }));

/** @param {number} bytes */
const short = (bytes) => (bytes / 1000).toFixed(1).padStart(5);

/** @param {Cell} cell */
const cellText = ({ size, budget }) =>
  `${short(size)} of ${short(budget)}${size <= budget ? '' : ' (over)'}`.padEnd(18);

if (!existsSync(manifest) || !isBuilt()) {
  console.error('There is no build to measure. Make both: npm run build:wallet, build:packages');
  process.exit(1);
}

const wallet = walletRows();
const others = otherRows();
const wanted = imports();
const measured = await measureCosts([...ARIA_BUTTONS, ...wanted.map(({ code }) => code)]);
const costs = measured.slice(ARIA_BUTTONS.length);
const consumers = consumerTable(wanted, costs);
const aria = Math.min(...measured.slice(0, ARIA_BUTTONS.length).map(getScriptSize));
const button = costs[wanted.findIndex(({ what }) => what === BUTTON)];
const beyond = {
  what: "Button, all JavaScript beyond React Aria's",
  size: button ? getScriptSize(button) - aria : NaN,
  budget: BEYOND_ARIA * 1000,
};

console.log('The wallet'.padEnd(46) + languages.map((it) => it.padEnd(6).padStart(9)).join(''));
for (const { what, sizes, budget } of wallet) {
  const figures = sizes.map((size) => `${(size / 1000).toFixed(1)}${size > budget ? '!' : ''}`);
  const verdict = sizes.some((size) => size > budget) ? '  over its budget' : '';
  const cells = figures.map((figure) => figure.padStart(7).padEnd(9)).join('');
  console.log(`${what.padEnd(46)}${cells}of${formatKilobytes(budget)}${verdict}`);
}
others.forEach(showRow);
console.log(
  '\nWhat is paid for an import of the library, in KB'.padEnd(50) +
    ['JavaScript', 'peers', 'CSS'].map((title) => title.padEnd(18)).join(''),
);
for (const { what, cells } of consumers) {
  console.log(what.padEnd(49) + cells.map(cellText).join(''));
}
showRow(beyond);

const all = [
  ...wallet.flatMap(({ sizes, budget }) => sizes.map((size) => ({ size, budget }))),
  ...others,
  beyond,
  ...consumers.flatMap(({ cells }) => cells),
];
const within = all.filter(({ size, budget }) => size <= budget);
console.log(`\n${within.length} of ${all.length} within budget (gzip, 1 KB = 1000 bytes).`);
process.exitCode = within.length < all.length ? 1 : 0;
