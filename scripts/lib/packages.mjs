// What is published of packages/*, and under which paths.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

/** Those who depend on another one of ours come after it. */
export const packageFolders = ['api', 'mocks', 'ui', 'testing'];

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} exports
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, unknown>} [publishConfig]
 * @property {Record<string, string>} [scripts]
 */
/**
 * @typedef {object} Entry
 * @property {string} path as a consumer writes it after the package's name: `./Button`, `.`
 * @property {string} source below the package's folder: `src/components/Button/index.ts`
 */

/** @param {string} folder one of `packageFolders` */
export const packageAt = (folder) => inProject('packages', folder);

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export const manifestOf = (folder) =>
  JSON.parse(readFileSync(path.join(packageAt(folder), 'package.json'), 'utf8'));

/** @param {string} file */
export const isSheet = (file) => file.endsWith('.css');

/** A document that is published as it stands. @param {string} file */
export const isDocument = (file) => file.endsWith('.json');

/**
 * The entries that `exports` names, a pattern as each of what it stands for.
 * @param {Manifest['exports']} exports
 * @param {(pattern: string) => readonly string[]} find the files of a glob
 * @returns {Entry[]}
 */
export function expandExports(exports, find) {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = path.posix.normalize(target);
    if (!source.includes('*')) return [{ path: entry, source }];
    const [before = '', after = ''] = source.split('*');
    return find(source)
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((file) => ({
        path: entry.replace('*', file.slice(before.length, file.length - after.length)),
        source: file,
      }));
  });
}

/** @param {string} folder */
export const entriesOf = (folder) =>
  expandExports(manifestOf(folder).exports, (pattern) =>
    globSync(pattern, { cwd: packageAt(folder) }),
  );

/**
 * The name of a source file in the package, without its ending. A name in `.css.js` would be taken for
 * a style sheet by whoever has vanilla-extract in their own build, and lose its class names.
 * @param {string} source below the package's folder
 */
export const builtName = (source) =>
  source
    .replace(/^src\//, '')
    .replace(/\.tsx?$/, '')
    .replace(/\.css$/, '.styles');

/** @param {Record<string, string>} [dependencies] exact, as the workspace is installed */
const asRanges = (dependencies = {}) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, `^${version}`]));

/** What `npm run build:packages` makes; README, LICENSE and package.json npm takes of itself. */
const PUBLISHED_FILES = [
  '**/*.js',
  '**/*.js.map',
  '**/*.d.ts',
  '**/*.css',
  '*.json',
  'fonts/*',
  'CHANGELOG.md',
  'picture.*',
];

/**
 * The `repository` that provenance is proven against: where the workflow runs that publishes. Built elsewhere
 * a package names none, since none is known.
 * @param {string} name of the package
 * @param {Record<string, string | undefined>} env
 */
export function repositoryOf(name, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (!server || !repository) return {};
  const directory = `packages/${name.split('/')[1]}`;
  return { repository: { type: 'git', url: `git+${server}/${repository}.git`, directory } };
}

/**
 * The package.json that is published: what was built in place of the sources, and ranges in place of the
 * versions that the workspace is tested with, so that a consumer has each library once.
 * @param {Manifest & Record<string, unknown>} manifest the workspace's
 * @param {readonly Entry[]} entries
 * @param {readonly string[]} sheets the style sheets that were built, by the path of their entry
 */
export function publishedManifest(manifest, entries, sheets) {
  // `publishConfig` leads to the folder that this is of, and the scripts are for the workspace.
  const {
    devDependencies: _development,
    publishConfig: _publishing,
    scripts: _scripts,
    ...kept
  } = manifest;
  const modules = entries.filter(({ path: entry }) => !isSheet(entry) && !isDocument(entry));
  const documents = entries.filter(({ path: entry }) => isDocument(entry));
  return {
    ...kept,
    ...repositoryOf(manifest.name, process.env),
    publishConfig: { access: 'public' },
    files: PUBLISHED_FILES,
    sideEffects: sheets.length > 0 ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(
        sheets.map((sheet) => [sheet, { types: './sheet.d.ts', default: sheet }]),
      ),
      ...Object.fromEntries(
        modules.map(({ path: entry, source }) => [
          entry,
          { types: `./${builtName(source)}.d.ts`, default: `./${builtName(source)}.js` },
        ]),
      ),
      ...Object.fromEntries(documents.map(({ path: entry, source }) => [entry, `./${source}`])),
      './package.json': './package.json',
    },
    dependencies: asRanges(manifest.dependencies),
  };
}
