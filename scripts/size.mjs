// npm run size: compares the size of the built wallet, and what the built library costs its consumers, with the
// budgets. Sizes are of gzipped files; 1 KB is 1000 bytes. The mocked server is not counted, because a build of the
// wallet for a real API does not contain it.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isBuilt, measureImports } from './lib/consumerSizes.mjs';
import { inProject } from './lib/project.mjs';
import { getLanguages, listPageFiles } from './lib/sizes.mjs';

/** @typedef {{ size: number, budget: number }} Cell in bytes */
/** @typedef {{ what: string, cells: Record<string, Cell> }} Row */

/** In bytes. */
const budgets = {
  homeJs: 133_200,
  // The largest are gifts, and QR codes with the reader and writer of payment codes.
  pageJs: 62_000,
  // In addition, in another language than English: its messages. Pages contain the English messages, too.
  homeTranslation: 3_500,
  pageTranslation: 5_500,
  laterJs: 66_500,
  // Mostly the numbering plans of all countries. Loaded after the page, by links and searches.
  phoneJs: 37_000,
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

/** @param {Cell} cell */
function formatCell({ size, budget }) {
  const [used, allowed] = [size, budget].map((bytes) => (bytes / 1000).toFixed(1));
  return `${used} of ${allowed}${size <= budget ? '' : ' (over)'}`;
}

if (!existsSync(manifest) || !isBuilt()) {
  console.error('There is no build to measure. Make both: npm run build:wallet, build:packages');
  process.exit(1);
}

/** @type {import('./lib/sizes.mjs').Manifest} */
const chunks = JSON.parse(readFileSync(manifest, 'utf8'));
const languages = getLanguages(chunks);
/** The files that each page loads, by language. */
const filesByLanguage = languages.map((language) => ({
  language,
  files: listPageFiles(chunks, language),
}));
const english = listPageFiles(chunks, 'en');
const phoneFile = chunks['../../packages/ui/src/phone/index.ts']?.file ?? '';

/**
 * @param {(files: ReturnType<typeof listPageFiles>, isTranslated: boolean) => Cell} createCell
 * @returns {Row['cells']}
 */
const inEachLanguage = (createCell) =>
  Object.fromEntries(
    filesByLanguage.map(({ language, files }) => [language, createCell(files, language !== 'en')]),
  );

/** @type {Row[]} */
const rows = [
  {
    what: 'Home, JavaScript for the first paint',
    cells: inEachLanguage(({ home }, isTranslated) =>
      measure(home.js, budgets.homeJs + (isTranslated ? budgets.homeTranslation : 0)),
    ),
  },
  ...english.others.map(({ name }, index) => ({
    what: `${name}, JavaScript beyond home's`,
    cells: inEachLanguage(({ others }, isTranslated) =>
      measure(
        others[index]?.js ?? [],
        budgets.pageJs + (isTranslated ? budgets.pageTranslation : 0),
      ),
    ),
  })),
  { what: 'Home, CSS', cells: { all: measure(english.home.css, budgets.homeCss) } },
  { what: 'index.html of every page', cells: { all: measure(['index.html'], budgets.document) } },
  {
    what: 'Comparison of phone numbers, when needed',
    cells: { all: measure([phoneFile], budgets.phoneJs) },
  },
  ...english.others
    .map(({ name, later }) => ({ name, later: later.filter((file) => file !== phoneFile) }))
    .filter(({ later }) => later.length > 0)
    .map(({ name, later }) => ({
      what: `${name}, dialogs and menus when opened`,
      cells: { all: measure(later, budgets.laterJs) },
    })),
  ...(await measureImports()).map(({ what, budget, cost }) => ({
    what: `Import of ${what}`,
    cells: {
      ours: { size: cost.ours, budget: budget.ours * 1000 },
      peers: { size: cost.peers, budget: budget.peers * 1000 },
      css: { size: cost.css, budget: budget.css * 1000 },
    },
  })),
];

for (const { what, cells } of rows) {
  const texts = Object.entries(cells).map(([name, cell]) =>
    `${name} ${formatCell(cell)}`.padEnd(28),
  );
  console.log(what.padEnd(54) + texts.join(''));
}
const all = rows.flatMap(({ cells }) => Object.values(cells));
const within = all.filter(({ size, budget }) => size <= budget);
console.log(`\n${within.length} of ${all.length} within budget (gzip, 1 KB = 1000 bytes).`);
process.exitCode = within.length < all.length ? 1 : 0;
