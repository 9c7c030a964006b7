// The published packages, their entries and their package.json files.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';

/** Each package comes after the packages that it depends on. */
export const packageFolders = [
  'api',
  'ledger',
  'mocks',
  'contract',
  'server',
  'ui',
  'testing',
  'storybook-addon-statecharts',
  'create-rad-wallet',
];

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {Record<string, string>} exports
 * @property {Record<string, string>} [bin] the sources of its commands, without `./`, which npm 11.19 refuses
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, unknown>} [publishConfig]
 * @property {Record<string, string>} [scripts]
 */
/**
 * @typedef {object} PublishedManifest
 * @property {string} name
 * @property {Record<string, string | { types: string, default: string }>} exports
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */
/**
 * @typedef {object} Entry
 * @property {string} path relative to the package's name, as a consumer writes it: `./Button`, `.`
 * @property {string} source below the package's folder: `src/components/Button/index.ts`
 */

/** @param {string} folder one of `packageFolders` */
export const getPackageFolder = (folder) => inProject('packages', folder);

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export const readManifest = (folder) =>
  JSON.parse(readFileSync(path.join(getPackageFolder(folder), 'package.json'), 'utf8'));

/** @param {string} file */
export const isSheet = (file) => file.endsWith('.css');

/** Whether an entry is for tests only. @param {string} entry */
export const isPlan = (entry) => /\/plans?$/.test(entry);

/** Whether a file is published unchanged. @param {string} file */
export const isDocument = (file) => /\.json$|\/tailwind\.css$/.test(file);

/**
 * Lists the entries of `exports`, with each pattern expanded to the files that it matches.
 * @param {Manifest['exports']} exports
 * @param {(pattern: string) => readonly string[]} find returns the files that match a glob
 * @returns {Entry[]}
 */
function expandExports(exports, find) {
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

/** Lists the published entries: those in `testing` are for this repository's tests. @param {string} folder */
export const listEntryPoints = (folder) =>
  expandExports(readManifest(folder).exports, (pattern) =>
    globSync(pattern, { cwd: getPackageFolder(folder) }),
  ).filter(({ source }) => !source.startsWith('src/testing/'));

/** Lists the commands of a package as entries. @param {Manifest} manifest */
export const listCommands = ({ bin = {} }) =>
  Object.entries(bin).map(([name, source]) => ({ path: name, source }));

/**
 * Returns the name of a source file in the package, without its extension. Does not end in `.css`, because a consumer's
 * vanilla-extract would evaluate a file named `.css.js` again and lose its class names.
 * @param {string} source relative to the package's folder
 */
export const getBuiltName = (source) =>
  source
    .replace(/^src\//, '')
    .replace(/\.tsx?$/, '')
    .replace(/\.css$/, '.styles');

/** @param {Record<string, string>} [dependencies] exact versions */
const toRanges = (dependencies = {}) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, `^${version}`]));

/**
 * Returns the `repository` field, which npm compares with the provenance of the publishing workflow. Its value is only
 * known in the workflow's environment.
 * @param {string} name of the package
 * @param {Record<string, string | undefined>} env
 */
function getRepository(name, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (!server || !repository) return {};
  const directory = `packages/${name.replace(/^@.*\//, '')}`;
  return { repository: { type: 'git', url: `git+${server}/${repository}.git`, directory } };
}

/**
 * Creates the published package.json: its exports are the built files, and its dependencies are ranges, so that a
 * consumer installs each library only once.
 * @param {Manifest & Record<string, unknown>} manifest of the workspace
 * @param {readonly Entry[]} entries
 * @param {readonly string[]} sheets the built style sheets, by the path of their entry
 */
export function createPublishedManifest(manifest, entries, sheets) {
  // `publishConfig.directory` and the scripts are only for the workspace.
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
    ...getRepository(manifest.name, process.env),
    publishConfig: { access: 'public' },
    sideEffects: sheets.length > 0 ? ['**/*.css', '**/messages/**/index.js'] : false,
    exports: {
      ...Object.fromEntries(
        sheets.map((sheet) => [sheet, { types: './sheet.d.ts', default: sheet }]),
      ),
      ...Object.fromEntries(
        modules.map(({ path: entry, source }) => [
          entry,
          { types: `./${getBuiltName(source)}.d.ts`, default: `./${getBuiltName(source)}.js` },
        ]),
      ),
      ...Object.fromEntries(documents.map(({ path: entry, source }) => [entry, `./${source}`])),
      './package.json': './package.json',
    },
    ...(manifest.bin && {
      bin: Object.fromEntries(
        listCommands(manifest).map(({ path: name, source }) => [
          name,
          `${getBuiltName(source)}.js`,
        ]),
      ),
    }),
    dependencies: toRanges(manifest.dependencies),
  };
}

/**
 * Adds the release's own version to the dependencies of a template that are its packages.
 * @param {Pick<Manifest, 'dependencies' | 'devDependencies'>} template
 * @param {string} version
 */
export function fillVersions(template, version) {
  const fill = (/** @type {Record<string, string>} */ listed = {}) =>
    Object.fromEntries(
      Object.entries(listed).map(([name, range]) => [name, range === '*' ? `^${version}` : range]),
    );
  return {
    ...template,
    dependencies: fill(template.dependencies),
    devDependencies: fill(template.devDependencies),
  };
}
