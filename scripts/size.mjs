// npm run size: compares the size of the built wallet, and what the built library costs its consumers, with the
// budgets. Sizes are of gzipped files; 1 KB is 1000 bytes. The mocked server is not counted, because a build of the
// wallet for a real API does not contain it.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isBuilt, measureImports } from './lib/consumerSizes.mjs';
import { findPageNamespaces } from './lib/pageNamespaces.mjs';
import { inProject } from './lib/project.mjs';
import { getLanguages, listPageFiles } from './lib/sizes.mjs';

/** @typedef {{ size: number, budget: number }} Cell in bytes */
/** @typedef {{ what: string, cells: Cell[] }} Row */

/** In bytes. */
const budgets = {
  homeJs: 130_500,
  pageJs: 57_000,
  laterJs: 60_000,
  homeCss: 15_000,
  // Smaller than the initial congestion window of a server: 10 packets, 14 KB.
  document: 12_500,
};

const dist = inProject('apps', 'wallet', 'dist');
const manifest = `${dist}/.vite/manifest.json`;

/**
 * Measures files of the wallet.
 * @param {readonly string[]} files
 * @param {number} budget
 * @returns {Cell}
 */
function measure(files, budget) {
  const sizes = files.map((file) => gzipSync(readFileSync(`${dist}/${file}`)).length);
  return { size: sizes.reduce((total, size) => total + size, 0), budget };
}

/**
 * @param {string} title
 * @param {readonly string[]} columns
 * @param {readonly Row[]} rows
 */
function printTable(title, columns, rows) {
  console.log(title.padEnd(50) + columns.map((column) => column.padEnd(22)).join(''));
  for (const { what, cells } of rows) {
    const texts = cells.map(({ size, budget }) => {
      const [used, allowed] = [size, budget].map((bytes) => (bytes / 1000).toFixed(1).padStart(5));
      return `${used} of ${allowed}${size <= budget ? '' : ' (over)'}`.padEnd(22);
    });
    console.log(what.padEnd(50) + texts.join(''));
  }
  console.log('');
}

if (!existsSync(manifest) || !isBuilt()) {
  console.error('There is no build to measure. Make both: npm run build:wallet, build:packages');
  process.exit(1);
}

/** @type {import('./lib/sizes.mjs').Manifest} */
const chunks = JSON.parse(readFileSync(manifest, 'utf8'));
const languages = getLanguages(chunks);
const { pages: namespaces } = findPageNamespaces();
/** The files that each page loads, in each language. */
const filesByLanguage = languages.map((language) =>
  listPageFiles(chunks, { language, namespaces }),
);
const [english] = filesByLanguage;
if (!english) throw new Error('The wallet has no messages.');

/** @type {Row[]} */
const scripts = [
  {
    what: 'Home, JavaScript for the first paint',
    cells: filesByLanguage.map(({ home }) => measure(home.js, budgets.homeJs)),
  },
  ...english.others.map(({ name }, index) => ({
    what: `${name}, JavaScript beyond home's`,
    cells: filesByLanguage.map(({ others }) => measure(others[index]?.js ?? [], budgets.pageJs)),
  })),
];

/** Files that are the same in all languages. @type {Row[]} */
const otherFiles = [
  { what: 'Home, CSS', cells: [measure(english.home.css, budgets.homeCss)] },
  { what: 'index.html of every page', cells: [measure(['index.html'], budgets.document)] },
  ...english.others
    .filter(({ later }) => later.length > 0)
    .map(({ name, later }) => ({
      what: `${name}, dialogs and menus when opened`,
      cells: [measure(later, budgets.laterJs)],
    })),
];

/** @type {Row[]} */
const consumers = (await measureImports()).map(({ what, budget, cost }) => ({
  what,
  cells: /** @type {const} */ (['ours', 'peers', 'css']).map((part) => ({
    size: cost[part],
    budget: budget[part] * 1000,
  })),
}));

printTable('The wallet, in KB', languages, scripts);
printTable('In every language', [], otherFiles);
printTable('An import of the library', ['JavaScript', 'peers', 'CSS'], consumers);

const all = [...scripts, ...otherFiles, ...consumers].flatMap(({ cells }) => cells);
const within = all.filter(({ size, budget }) => size <= budget);
console.log(`${within.length} of ${all.length} within budget (gzip, 1 KB = 1000 bytes).`);
process.exitCode = within.length < all.length ? 1 : 0;
