// npm run size: what the built demo weighs against its budgets. Sizes are of the gzipped files, and
// 1 KB is 1000 bytes. The mocked server, which a build for a real API does not hold, is not counted.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './lib/project.mjs';
import { filesOfPages } from './lib/sizes.mjs';

const budgets = { homeJs: 125_000, pageJs: 60_000, laterJs: 60_000, homeCss: 15_000 };

const dist = inProject('apps', 'wallet', 'dist');
const manifest = `${dist}/.vite/manifest.json`;

if (!existsSync(manifest)) {
  console.error('There is no build to measure. Make one: npm run build:wallet');
  process.exit(1);
}

/** @param {readonly string[]} files */
const gzipped = (files) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(`${dist}/${file}`)).length, 0);

const { home, others } = filesOfPages(JSON.parse(readFileSync(manifest, 'utf8')));
const rows = [
  { what: 'Home, JavaScript for the first paint', size: gzipped(home.js), budget: budgets.homeJs },
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

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

for (const { what, size, budget } of rows) {
  const verdict = size > budget ? '  over its budget' : '';
  console.log(`${what.padEnd(44)}${kilobytes(size)} of${kilobytes(budget)}${verdict}`);
}

const over = rows.filter(({ size, budget }) => size > budget);
console.log(
  `\n${rows.length - over.length} of ${rows.length} within budget (gzip, 1 KB = 1000 bytes).`,
);
process.exitCode = over.length > 0 ? 1 : 0;
