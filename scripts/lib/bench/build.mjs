// The two screens of the benchmark as a project builds them that has installed the packages.
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { packageAt } from '../packages.mjs';
import { inProject } from '../project.mjs';

/** @typedef {'native' | 'ours'} Variant */
/** @typedef {'screen' | 'history'} Page */

export const VARIANTS = /** @type {const} */ (['native', 'ours']);

const PAGES = /** @type {const} */ (['screen', 'history']);

const consumer = inProject('.cache', 'bench');

/** What is served: a folder for each page of each variant. */
export const site = path.join(consumer, 'site');

/** Stands for a module of somebody who has the library installed. */
const manifest = path.join(consumer, 'package.json');

const library = path.join(packageAt('ui'), 'dist');

/** Whether there is a library to measure. */
export const isBuilt = () => existsSync(path.join(library, 'package.json'));

/** @param {string} entry of the library */
const sheetsOf = (entry) =>
  [
    `${entry.split('/').at(-1)}.css`,
    ...(entry === 'provider' ? ['theme/tokens.css', 'theme/reset.css'] : []),
  ].filter((sheet) => existsSync(path.join(library, sheet)));

/**
 * Reads the library from where it is built, and with each of its entries the entry's own sheet, which somebody
 * who counts bytes imports beside it.
 * @returns {import('vite').Plugin}
 */
const installed = () => ({
  name: 'installed-library',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('@rad-wallet/ui/') || importer?.startsWith(consumer)) return null;
    return this.resolve(source, manifest);
  },
  transform(code, id) {
    if (!id.includes('/bench/ours/')) return null;
    const entries = [...code.matchAll(/from '@rad-wallet\/ui\/([^']+)'/g)].map(([, it = '']) => it);
    const sheets = entries.flatMap(sheetsOf).map((sheet) => `import '@rad-wallet/ui/${sheet}';`);
    return { code: `${sheets.join('')}${code}`, map: null };
  },
});

/** @param {readonly { fileName: string }[]} files @param {string} entry */
const pageOf = (files, entry) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Benchmark</title>
  <link rel="icon" href="data:," />
  ${files
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName }) => `<link rel="stylesheet" href="./${fileName}" />`)
    .join('\n')}
  <div id="root"></div>
  <script type="module" src="./${entry}"></script>
</html>
`;

/** @param {Variant} variant @param {Page} page */
async function buildPage(variant, page) {
  const outDir = path.join(site, variant, page);
  const result = await build({
    configFile: false,
    root: inProject('bench'),
    base: './',
    mode: 'production',
    logLevel: 'error',
    plugins: [installed(), optimizeLocales.vite({ locales: ['en-US'] })],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'es2023',
      cssTarget: 'chrome111',
      rolldownOptions: { input: inProject('bench', variant, `${page}.main.tsx`) },
    },
  });
  if (!('output' in result)) throw new Error('One bundle was asked for.');
  const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error(`${variant}/${page} has no entry.`);
  await writeFile(path.join(outDir, 'index.html'), pageOf(result.output, entry.fileName));
}

/** Builds all pages for production. */
export async function buildPages() {
  await rm(consumer, { recursive: true, force: true });
  const modules = path.join(consumer, 'node_modules', '@rad-wallet');
  await mkdir(modules, { recursive: true });
  await symlink(library, path.join(modules, 'ui'), 'junction');
  await writeFile(manifest, '{}\n');
  for (const variant of VARIANTS) for (const page of PAGES) await buildPage(variant, page);
}
