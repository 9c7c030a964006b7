// npm run size: what the built wallet weighs against its budgets, and what the built library costs those who
// import it. Sizes are of the gzipped files, and 1 KB is 1000 bytes. The mocked server, which a build of the
// wallet for a real API does not hold, is not counted.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ARIA_BUTTONS, BEYOND_ARIA, BUTTON, imports } from './lib/consumerBudgets.mjs';
import { costsOf, isBuilt } from './lib/consumerCosts.mjs';
import { inProject } from './lib/project.mjs';
import { filesOfPages } from './lib/sizes.mjs';

/** @typedef {{ what: string, size: number, budget: number }} Row in bytes */

const budgets = { homeJs: 125_000, pageJs: 60_000, laterJs: 60_000, homeCss: 15_000 };

const PARTS = /** @type {const} */ (['ours', 'peers', 'css']);

const dist = inProject('apps', 'wallet', 'dist');
const manifest = `${dist}/.vite/manifest.json`;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

/** @param {Row} row */
function showRow({ what, size, budget }) {
  const verdict = size <= budget ? '' : '  over its budget';
  console.log(`${what.padEnd(46)}${kilobytes(size)} of${kilobytes(budget)}${verdict}`);
}

/** @param {readonly string[]} files */
const gzipped = (files) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(`${dist}/${file}`)).length, 0);

/** @returns {Row[]} */
function walletRows() {
  const { home, others } = filesOfPages(JSON.parse(readFileSync(manifest, 'utf8')));
  return [
    {
      what: 'Home, JavaScript for the first paint',
      size: gzipped(home.js),
      budget: budgets.homeJs,
    },
    { what: 'Home, CSS', size: gzipped(home.css), budget: budgets.homeCss },
    ...others.map(({ name, js }) => ({
      what: `${name}, JavaScript beyond home's`,
      size: gzipped(js),
      budget: budgets.pageJs,
    })),
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
const jsOf = ({ ours, peers }) => ours + peers;

/** @typedef {{ size: number, budget: number }} Cell in bytes */

/**
 * What each import costs: our JavaScript, that of the peers, our CSS.
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
const wanted = imports();
const measured = await costsOf([...ARIA_BUTTONS, ...wanted.map(({ code }) => code)]);
const costs = measured.slice(ARIA_BUTTONS.length);
const consumers = consumerTable(wanted, costs);
const aria = Math.min(...measured.slice(0, ARIA_BUTTONS.length).map(jsOf));
const button = costs[wanted.findIndex(({ what }) => what === BUTTON)];
const beyond = {
  what: "Button, all JavaScript beyond React Aria's",
  size: button ? jsOf(button) - aria : NaN,
  budget: BEYOND_ARIA * 1000,
};

console.log('The wallet');
wallet.forEach(showRow);
console.log(
  '\nWhat is paid for an import of the library, in KB'.padEnd(50) +
    ['JavaScript', 'peers', 'CSS'].map((title) => title.padEnd(18)).join(''),
);
for (const { what, cells } of consumers) {
  console.log(what.padEnd(49) + cells.map(cellText).join(''));
}
showRow(beyond);

const all = [...wallet, beyond, ...consumers.flatMap(({ cells }) => cells)];
const within = all.filter(({ size, budget }) => size <= budget);
console.log(`\n${within.length} of ${all.length} within budget (gzip, 1 KB = 1000 bytes).`);
process.exitCode = within.length < all.length ? 1 : 0;
