// The style sheets of the published library: every rule in a cascade layer, one sheet of all, and one for
// each entry that has styles.
import path from 'node:path';
import { builtName, isSheet } from './packages.mjs';

/** From what gives way to what wins. A consumer's own rules, which stand in no layer, win over all. */
const LAYERS = ['tokens', 'page', 'parts', 'components', 'flows', 'screens'];

/** The sheet of all. */
const WHOLE = './styles.css';

const ORDER = `@layer ${LAYERS.map((layer) => `rad.${layer}`).join(', ')};\n`;

/**
 * The layer of a style sheet. A part is what other folders lay their own classes over (the control of a
 * field): in a layer below theirs it gives way, whichever sheet a consumer imports first.
 * @param {string} source below the package's folder
 * @param {boolean} isShared whether files outside of its folder use it
 */
export function layerOf(source, isShared) {
  if (/^src\/theme\/(themes|vars)\./.test(source)) return 'rad.tokens';
  // Together, because both calm what moves by `!important`, where the lower layer would win.
  if (/^src\/(theme|splash)\//.test(source)) return 'rad.page';
  if (isShared) return 'rad.parts';
  const [, folder = ''] = /^src\/(components|flows|screens)\//.exec(source) ?? [];
  if (!folder) throw new Error(`${source} is in no layer: scripts/lib/packageStyles.mjs`);
  return `rad.${folder}`;
}

/** @typedef {{ file: string, layer: string, css: string }} Sheet a style sheet of the sources, as built */

/** @param {Sheet} sheet */
const layered = ({ layer, css }) => `\n@layer ${layer} {\n${css.trim()}\n}\n`;

/**
 * One sheet of several. The order of the layers stands first in each, so that it holds whichever comes first.
 * @param {readonly Sheet[]} sheets
 */
export const sheetOf = (sheets) => ORDER + sheets.map(layered).join('');

/**
 * The sheet of an entry: it names those that it stands on, so that a bundler takes each of them once.
 * @param {string} name of the entry's sheet, `flows/gift.css`
 * @param {readonly Sheet[]} sheets
 */
export const entrySheetOf = (name, sheets) =>
  ORDER +
  sheets
    .map(({ file }) => path.posix.relative(path.posix.dirname(name), file))
    .map((file) => `@import './${file}';\n`.replace('./../', '../'))
    .join('');

/**
 * @typedef {object} Module what a bundler knows of one
 * @property {readonly string[]} importedIds
 * @property {readonly string[]} dynamicallyImportedIds
 * @property {readonly string[]} importers
 * @property {{ css?: string }} meta
 */

/**
 * Gathers what vanilla-extract made, and writes the sheets in place of its one.
 * @param {{ folder: string, entries: readonly import('./packages.mjs').Entry[], onSheets: (sheets: string[]) => void }} options
 */
export function packageStyles({ folder, entries, onSheets }) {
  return {
    name: 'package-styles',
    /**
     * @this {{ getModuleInfo(id: string): Module | null, emitFile(file: { type: 'asset', fileName: string, source: string }): string }}
     * @param {unknown} _options
     * @param {Record<string, { fileName: string }>} bundle
     */
    generateBundle(_options, bundle) {
      const unwanted = new Set(
        entries.filter(({ path: entry }) => isSheet(entry)).map(({ source }) => builtName(source)),
      );
      for (const [key, { fileName }] of Object.entries(bundle)) {
        const name = fileName.replace(/\.(d\.ts|js)(\.map)?$/, '');
        if (isSheet(fileName) || unwanted.has(name)) delete bundle[key];
      }

      /** @type {Map<string, Sheet>} by what vanilla-extract calls it */
      const made = new Map();
      /** @param {string} id @param {string} css */
      const make = (id, css) => {
        const source = id.replace(/\.vanilla\.css$/, '');
        const module = path.join(folder, source);
        const importers = this.getModuleInfo(module)?.importers ?? [];
        const isShared = importers.some((it) => path.dirname(it) !== path.dirname(module));
        const file = `${builtName(source).replace(/\.styles$/, '')}.css`;
        made.set(id, { file, layer: layerOf(source, isShared), css });
      };

      /**
       * The style sheets of a module and all that it loads, in the order in which they are met.
       * @param {string} id
       * @param {Set<string>} [seen]
       * @returns {string[]}
       */
      const sheetsFrom = (id, seen = new Set()) => {
        const module = seen.has(id) ? null : this.getModuleInfo(id);
        seen.add(id);
        if (!module) return [];
        if (module.meta.css === undefined) {
          return [...module.importedIds, ...module.dynamicallyImportedIds].flatMap((it) =>
            sheetsFrom(it, seen),
          );
        }
        if (!made.has(id)) make(id, module.meta.css);
        return [id];
      };

      /** @type {Map<string, Sheet[]>} */
      const wanted = new Map();
      for (const { path: entry, source } of entries) {
        const found = sheetsFrom(path.join(folder, source)).flatMap((id) => made.get(id) ?? []);
        if (found.length > 0) wanted.set(isSheet(entry) ? entry : `${entry}.css`, found);
      }
      if (wanted.size === 0) return;

      const emit = (/** @type {string} */ fileName, /** @type {string} */ source) =>
        this.emitFile({ type: 'asset', fileName, source });
      const all = [...new Set([...(wanted.get(WHOLE) ?? []), ...[...wanted.values()].flat()])];
      emit(WHOLE.slice(2), sheetOf(all));
      for (const sheet of all) emit(sheet.file, sheetOf([sheet]));
      for (const [name, found] of wanted) {
        const file = name.slice(2);
        if (name !== WHOLE) emit(file, entrySheetOf(file, found));
      }
      onSheets([...wanted.keys()].toSorted());
    },
  };
}

/** @param {readonly import('./packages.mjs').Entry[]} entries those that a bundler is given, by their built names */
export const inputsOf = (entries) =>
  Object.fromEntries(entries.map(({ source }) => [builtName(source), source]));
