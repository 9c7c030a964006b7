// Finds the message namespaces that each page of the wallet uses: those that the page, or a module that it imports,
// passes to `useTranslations` or names in a menu entry (`message: 'home.cash'`). In the wallet's build, each page loads
// only these namespaces.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { inProject } from './project.mjs';

/**
 * @typedef {object} Import
 * @property {string} from
 * @property {string[] | null} names null for the whole module
 * @property {boolean} [isLazy]
 */

/**
 * @typedef {object} Source
 * @property {Import[]} imports
 * @property {Map<string, Import>} reExports by exported name; `*` for `export *`
 * @property {string[]} namespaces
 */

/** A link to another page does not load it, and a host loads its own messages. */
const LOADER = /\/features\/[^/]+\/route\.ts$|\/hosts\/demo\/host\.ts$/;

const CATALOGUE = /\/ui\/src\/messages\/[\w-]+\//;

/** @type {Map<string, Source>} */
const parsed = new Map();

const isFile = (/** @type {string} */ file) => existsSync(file) && statSync(file).isFile();

/**
 * @param {string} importer
 * @param {string} name
 * @returns {string | undefined} a module of this repository
 */
function resolve(importer, name) {
  if (name.startsWith('@rad-wallet/')) return fileURLToPath(import.meta.resolve(name));
  if (!name.startsWith('.') && !path.isAbsolute(name)) return undefined;
  const base = path.resolve(path.dirname(importer), name);
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(isFile);
}

/**
 * Returns the namespaces that a module uses.
 * @param {string} code
 */
export const listNamespaces = (code) => [
  ...new Set(
    [...code.matchAll(/(?:useTranslations\(\s*|\bmessage: )'(\w+)(?=['.])/g)].map(
      ([, name = '']) => name,
    ),
  ),
];

/**
 * @param {string} file
 * @returns {Source}
 */
function parse(file) {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const getName = (/** @type {{ kind: string, name: string | null }} */ { kind, name }) =>
    kind === 'Name' ? name : null;
  const imports = module.staticImports.map(({ moduleRequest, entries }) => {
    const names = entries.filter(({ isType }) => !isType).map((it) => getName(it.importName));
    const known = names.filter((it) => it !== null);
    const isWhole = entries.length === 0 || known.length < names.length;
    return { from: moduleRequest.value, names: isWhole ? null : known };
  });
  const lazyImports = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    from: code.slice(start + 1, end - 1),
    names: null,
    isLazy: true,
  }));
  /** @type {Source['reExports']} */
  const reExports = new Map();
  for (const { exportName, importName, moduleRequest, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (!moduleRequest || isType) continue;
    const name = getName(importName);
    reExports.set(exportName.name ?? '*', {
      from: moduleRequest.value,
      names: name ? [name] : null,
    });
  }
  return {
    imports: [...imports, ...lazyImports],
    reExports,
    namespaces: listNamespaces(code),
  };
}

/** Parts that load their own namespaces when they are first shown, on any page. */
const parts = {
  lock: 'apps/wallet/src/session/lock/LockRoot.tsx',
  notices: 'apps/wallet/src/platform/offline/ShellNotices.tsx',
  insights: 'apps/wallet/src/shell/WalletInsights.tsx',
  nothingYet: 'apps/wallet/src/shell/LazyNothingYetScreen.tsx',
};

/**
 * @param {string} start relative to the root
 * @param {{ isLazyIncluded?: boolean }} [options] whether to include lazy-loaded modules
 * @returns {Set<string>}
 */
function findNamespaces(start, { isLazyIncluded = true } = {}) {
  const namespaces = new Set();
  const seen = new Set();
  /** @type {{ file: string | undefined, names: string[] | null }[]} */
  const queue = [{ file: inProject(start), names: null }];
  for (const { file, names } of queue) {
    const key = `${file} ${names}`;
    if (!file || !/\.tsx?$/.test(file) || CATALOGUE.test(file) || seen.has(key)) continue;
    if (file !== inProject(start) && Object.values(parts).some((part) => file === inProject(part)))
      continue;
    seen.add(key);
    const source = parsed.get(file) ?? parse(file);
    parsed.set(file, source);
    // For a module that only re-exports, such as an index, the bundler keeps only the imported names.
    const reExported = names?.map((name) => source.reExports.get(name));
    const isIndex = reExported?.every(Boolean);
    const next = isIndex ? (reExported ?? []) : [...source.imports, ...source.reExports.values()];
    if (!isIndex) for (const name of source.namespaces) namespaces.add(name);
    for (const it of next) {
      const isFollowed = !it?.isLazy || (isLazyIncluded && !LOADER.test(file));
      if (!it || it.names?.length === 0 || !isFollowed) continue;
      // The build chooses one of the hosts.
      const froms = it.from.startsWith('#host/')
        ? ['demo', 'server'].map((host) =>
            inProject(`apps/wallet/src/hosts/${host}/${it.from.slice(6)}`),
          )
        : [it.from];
      for (const from of froms) queue.push({ file: resolve(file, from), names: it.names });
    }
  }
  return namespaces;
}

const PAGES = 'apps/wallet/src/features/*/*Page.tsx';

/**
 * @typedef {object} PageNamespaces
 * @property {string[]} first the namespaces of the first paint, which every page needs
 * @property {Record<string, string[]>} pages the other namespaces of each page and of each of `parts`
 */

/** @returns {PageNamespaces} */
export function findPageNamespaces() {
  const first = new Set([
    ...findNamespaces('apps/wallet/src/main.tsx', { isLazyIncluded: false }),
    ...findNamespaces('apps/wallet/src/features/home/HomePage.tsx'),
  ]);
  const modules = {
    ...Object.fromEntries(
      globSync(PAGES, { cwd: inProject() })
        .toSorted()
        .map((file) => [path.basename(file, '.tsx'), file]),
    ),
    ...parts,
  };
  const pages = Object.entries(modules).map(([name, file]) => [
    name,
    [...findNamespaces(file)].filter((it) => !first.has(it)).toSorted(),
  ]);
  return { first: [...first].toSorted(), pages: Object.fromEntries(pages) };
}
