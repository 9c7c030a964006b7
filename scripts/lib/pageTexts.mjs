// Finds in the sources which parts of the catalogue a page of the wallet can show.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { inProject } from './project.mjs';

const PAGE = /page: '(\w+)Page',\s*texts: (null|\[[^\]]*\])/g;

/** @param {string} file */
const read = (file) => readFileSync(inProject(file), 'utf8');

/** The parts of the catalogue that come with a page of its own: what `later` has beside `shared`. */
export const textsByPage = () =>
  [...read('packages/ui/src/messages/en/later.ts').matchAll(/export \* from '\.\/(\w+)'/g)]
    .map(([, part = '']) => part)
    .filter((part) => part !== 'shared');

/** @param {string} list */
const partsOf = (list) => [...list.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);

/** The parts that the lock is loaded with. */
export const lockTexts = () =>
  partsOf(/LOCK_TEXTS = (\[.*\])/.exec(read('apps/wallet/src/lock/lockCover.ts'))?.[1] ?? '');

/** The parts that what is said of line and builds is loaded with. */
export const noticeTexts = () =>
  partsOf(
    /NOTICE_TEXTS = (\[.*\])/.exec(read('apps/wallet/src/offline/startOffline.tsx'))?.[1] ?? '',
  );

/**
 * The parts that each page is loaded with, as the table of routes says; none for home.
 * @param {string} [routes] the table's source
 * @returns {Map<string, string[]>} by the page's name, such as `Gift`
 */
export const declaredTexts = (routes = read('apps/wallet/src/routeTable.ts')) =>
  new Map([...routes.matchAll(PAGE)].map(([, page = '', parts = '']) => [page, partsOf(parts)]));

/**
 * @typedef {object} Source
 * @property {{ from: string, names: string[] | null }[]} imports what it takes of others; null is all of it
 * @property {Map<string, { from: string, name: string | null }>} handedOn names that it only hands on
 * @property {string[]} texts the parts of the catalogue that it names
 */

/** @type {Map<string, Source>} */
const known = new Map();

const isFile = (/** @type {string} */ file) => existsSync(file) && statSync(file).isFile();

/**
 * @param {string} importer
 * @param {string} name
 * @returns {string | undefined} a module of our own; undefined for a package of others
 */
function fileOf(importer, name) {
  if (name.startsWith('@rad-wallet/')) return fileURLToPath(import.meta.resolve(name));
  if (!name.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(importer), name);
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(isFile);
}

/**
 * @param {string} file
 * @returns {Source}
 */
function parsed(file) {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const nameOf = (/** @type {any} */ { kind, name }) => (kind === 'Name' ? name : null);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => {
    const names = entries.filter(({ isType }) => !isType).map((it) => nameOf(it.importName));
    const isSideEffect = entries.length === 0;
    return {
      from: moduleRequest.value,
      names: isSideEffect || names.includes(null) ? null : names,
    };
  });
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    from: source.slice(start + 1, end - 1),
    names: null,
  }));
  const handed = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest, isType }) => moduleRequest && !isType);
  return {
    imports: [...imports, ...lazy],
    handedOn: new Map(
      handed.map(({ exportName, importName, moduleRequest }) => [
        exportName.name ?? '*',
        { from: moduleRequest?.value ?? '', name: nameOf(importName) },
      ]),
    ),
    texts: [...source.matchAll(/useTranslations\(\s*'(\w+)/g)].map(([, part = '']) => part),
  };
}

/**
 * The parts that a module and all that it may load ask for. A module that only hands names on is followed
 * by those that are taken.
 * @param {string} start relative to the root
 * @returns {string[]}
 */
export function askedTexts(start) {
  const texts = new Set();
  const seen = new Set();
  /** @type {{ file: string | undefined, names: string[] | null }[]} */
  const open = [{ file: inProject(start), names: null }];
  for (const { file, names } of open) {
    if (!file || !/\.tsx?$/.test(file) || /\/messages\/(en|ur|ar)\//.test(file)) continue;
    const key = `${file} ${names}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const source = known.get(file) ?? parsed(file);
    known.set(file, source);
    const isOnlyHandedOn =
      names?.every((name) => source.handedOn.has(name)) && source.handedOn.size > 0;
    if (names && isOnlyHandedOn) {
      for (const name of names) {
        const handed = source.handedOn.get(name);
        if (handed)
          open.push({ file: fileOf(file, handed.from), names: handed.name ? [handed.name] : null });
      }
      continue;
    }
    for (const part of source.texts) texts.add(part);
    for (const { from, names: taken } of source.imports) {
      if (taken?.length !== 0) open.push({ file: fileOf(file, from), names: taken });
    }
    for (const { from, name } of source.handedOn.values()) {
      open.push({ file: fileOf(file, from), names: name ? [name] : null });
    }
  }
  return [...texts];
}
