// npm run build:packages: builds the published packages into packages/*/dist.
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { existsSync, globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { experimental_loadStorybook, loadManifests } from 'storybook/internal/core-server';
import { build } from 'tsdown';
import { compiledMessages } from './lib/compiledMessages.mjs';
import { writePages } from './lib/docPages.mjs';
import { allowUndefined } from './lib/optionalProperties.mjs';
import { inProject } from './lib/project.mjs';
import { packageStyles, createInput } from './lib/packageStyles.mjs';
import {
  getBuiltName,
  listCommands,
  listEntryPoints,
  isDocument,
  readManifest,
  getPackageFolder,
  packageFolders,
  createPublishedManifest,
  fillVersions,
} from './lib/packages.mjs';

process.env.NODE_ENV = 'production';

/** A module that imports one of these cannot run in React Server Components. */
const CLIENT = /^(react|react-aria-components|react-stately|@xstate\/react|lucide-react)($|\/)/;

const FONTS = './theme/fonts.css';

/** npm never packs a folder named node_modules, so bundled dependencies go to vendor/. @param {{ name: string }} chunk */
const getFileName = ({ name }) =>
  /node_modules/.test(name) ? `vendor/${path.posix.basename(name)}.js` : `${getBuiltName(name)}.js`;

/**
 * Copies the fonts and joins their style sheets, with URLs relative to the result.
 * @param {string} source the module that imports the style sheets
 * @param {string} out
 */
async function copyFonts(source, out) {
  /** @type {string[]} */
  const sheets = [];
  for (const [, sheet = ''] of (await readFile(source, 'utf8')).matchAll(/^import '(.+)';$/gm)) {
    const at = createRequire(source).resolve(sheet);
    let css = await readFile(at, 'utf8');
    for (const [, file = ''] of css.matchAll(/url\(['"]?([^'")]+\.woff2)['"]?\)/g)) {
      const from = createRequire(at).resolve(file);
      const name = path.basename(file);
      const licence = path.join(path.dirname(from), '..', 'LICENSE');
      await cp(from, path.join(out, 'fonts', name));
      await cp(licence, path.join(out, 'fonts', `${name.replace(/-.*/, '')}.LICENSE`));
      css = css.replace(file, `../fonts/${name}`);
    }
    sheets.push(css.trim());
  }
  await writeFile(path.join(out, FONTS), `${sheets.join('\n\n')}\n`);
}

/** Also removes the declaration maps, which point to sources, which are not published. @param {string} out */
async function finishDeclarations(out) {
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const at = path.join(out, file);
    const declarations = allowUndefined(file, await readFile(at, 'utf8'));
    await writeFile(at, declarations.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
    await rm(`${at}.map`, { force: true });
  }
}

/** @param {string} folder */
async function buildPackage(folder) {
  const cwd = getPackageFolder(folder);
  const out = path.join(cwd, 'dist');
  const manifest = readManifest(folder);
  const entries = listEntryPoints(folder);
  const inputs = entries.filter(({ path: entry }) => entry !== FONTS && !isDocument(entry));
  // Storybook has no server components, and its bundler warns about the directive.
  const isAddon = manifest.peerDependencies?.storybook !== undefined;
  /** @type {string[]} */
  let sheets = [];

  await build({
    config: false,
    cwd,
    entry: createInput([...inputs, ...listCommands(manifest)]),
    outDir: out,
    clean: true,
    format: 'esm',
    platform: 'neutral',
    unbundle: true,
    root: path.join(cwd, 'src'),
    sourcemap: true,
    target: 'es2023',
    tsconfig: path.join(cwd, 'tsconfig.build.json'),
    // The neutral platform does not know Node's modules.
    deps: { neverBundle: [/^node:/] },
    dts: { generator: 'tsgo' },
    logLevel: 'warn',
    inputOptions: {
      checks: { pluginTimings: false },
      resolve: { conditionNames: ['module', 'import', 'default'] },
      // For packages with `"jsx": "react"`.
      transform: { inject: { React: 'react' } },
    },
    outputOptions: {
      entryFileNames: getFileName,
      chunkFileNames: getFileName,
      banner: ({ fileName, imports }) =>
        !isAddon && fileName.endsWith('.js') && imports.some((it) => CLIENT.test(it))
          ? "'use client';"
          : '',
    },
    plugins: [
      compiledMessages(),
      vanillaExtractPlugin({
        cwd,
        identifiers: ({ hash }) => `rad-${hash}`,
        extract: { name: 'styles.css' },
      }),
      packageStyles({ folder: cwd, entries: inputs, onSheets: (names) => (sheets = names) }),
    ],
  });
  return { out, manifest, entries, sheets };
}

/**
 * Copies the files of a project that the package creates.
 * @param {string} source
 * @param {string} out
 * @param {string} version
 */
async function copyTemplate(source, out, version) {
  await cp(source, out, { recursive: true });
  const manifest = path.join(out, 'package.json');
  const filled = fillVersions(JSON.parse(await readFile(manifest, 'utf8')), version);
  await writeFile(manifest, `${JSON.stringify(filled, null, 2)}\n`);
}

/** @param {string} folder */
async function makePackage(folder) {
  const { out, manifest, entries, sheets } = await buildPackage(folder);
  await finishDeclarations(out);
  const fonts = entries.find(({ path: entry }) => entry === FONTS);
  if (fonts) {
    await copyFonts(path.join(getPackageFolder(folder), fonts.source), out);
    sheets.push(FONTS);
    // With noUncheckedSideEffectImports, TypeScript also resolves the types of an imported style sheet.
    await writeFile(path.join(out, 'sheet.d.ts'), 'export {};\n');
  }
  for (const { source } of entries.filter(({ path: entry }) => isDocument(entry))) {
    await cp(path.join(getPackageFolder(folder), source), path.join(out, source));
  }
  const template = path.join(getPackageFolder(folder), 'src', 'template');
  if (existsSync(template)) {
    await copyTemplate(template, path.join(out, 'template'), manifest.version);
  }
  const published = createPublishedManifest(manifest, entries, sheets.toSorted());
  await writeFile(path.join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await cp(inProject('LICENSE'), path.join(out, 'LICENSE'));
  for (const file of globSync(['README.md', 'CHANGELOG.md', 'picture.*'], {
    cwd: getPackageFolder(folder),
  })) {
    await cp(path.join(getPackageFolder(folder), file), path.join(out, file));
  }
}

await Promise.all(packageFolders.map(makePackage));

// Storybook's pages, without building it.
const { presets } = await experimental_loadStorybook({
  configDir: inProject('.storybook'),
  packageJson: {},
});
writePages(await loadManifests(presets), path.join(getPackageFolder('ui'), 'dist'));
