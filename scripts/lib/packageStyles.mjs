// The style sheets of the published library: one with all styles, and one for each entry that has any. Every rule is
// in a cascade layer.
import path from 'node:path';
import { getBuiltName, isPlan, isSheet } from './packages.mjs';

/** From lowest to highest precedence. A consumer's unlayered rules override all of them. */
const LAYERS = ['tokens', 'page', 'parts', 'components', 'steps', 'features'];

const COMPLETE_SHEET = './styles.css';

const ORDER = `@layer ${LAYERS.map((layer) => `rad.${layer}`).join(', ')};\n`;

/**
 * Returns the layer of a style sheet. Other folders add their own classes to shared parts (such as the control of a
 * field), so shared parts are in a lower layer and the import order does not matter.
 * @param {string} source relative to the package's folder
 * @param {boolean} isShared whether files outside its folder use it
 */
function getLayer(source, isShared) {
  if (/^src\/theme\/(themes|vars)\./.test(source)) return 'rad.tokens';
  // The theme and the initial splash use the same layer, because each reduces motion with `!important`, which inverts the order of layers.
  if (/^src\/(theme|features\/splash\/initial)\//.test(source)) return 'rad.page';
  if (isShared) return 'rad.parts';
  const [, folder = ''] = /^src\/(components|steps|features)\//.exec(source) ?? [];
  if (!folder) throw new Error(`${source} has no layer in scripts/lib/packageStyles.mjs`);
  return `rad.${folder}`;
}

/** @typedef {{ file: string, layer: string, css: string }} Sheet */

/** @param {Sheet} sheet */
const wrapInLayer = ({ layer, css }) => `\n@layer ${layer} {\n${css.trim()}\n}\n`;

/**
 * Joins sheets. Each result declares the order of the layers, so the order is the same for any import order.
 * @param {readonly Sheet[]} sheets
 */
const joinSheets = (sheets) => ORDER + sheets.map(wrapInLayer).join('');

/**
 * Creates the sheet of an entry from `@import` rules, so a bundler includes each imported sheet only once.
 * @param {string} name of the entry's sheet, `features/gift.css`
 * @param {readonly Sheet[]} sheets
 */
const createEntrySheet = (name, sheets) =>
  ORDER +
  sheets
    .map(({ file }) => path.posix.relative(path.posix.dirname(name), file))
    .map((file) => `@import './${file}';\n`.replace('./../', '../'))
    .join('');

/**
 * @typedef {object} Module
 * @property {readonly string[]} importedIds
 * @property {readonly string[]} dynamicallyImportedIds
 * @property {readonly string[]} importers
 * @property {{ css?: string }} meta
 */

/**
 * Replaces vanilla-extract's single sheet with one sheet for each entry.
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
      const unusedSheets = new Set(
        entries
          .filter(({ path: entry }) => isSheet(entry))
          .map(({ source }) => getBuiltName(source)),
      );
      for (const [key, { fileName }] of Object.entries(bundle)) {
        const name = fileName.replace(/\.(d\.ts|js)(\.map)?$/, '');
        if (isSheet(fileName) || unusedSheets.has(name)) delete bundle[key];
      }

      /** @type {Map<string, Sheet>} by vanilla-extract's module id */
      const sheetsById = new Map();
      /** @param {string} id @param {string} css */
      const createSheet = (id, css) => {
        const source = id.replace(/\.vanilla\.css$/, '');
        const module = path.join(folder, source);
        const importers = this.getModuleInfo(module)?.importers ?? [];
        const isShared = importers.some((it) => path.dirname(it) !== path.dirname(module));
        const file = `${getBuiltName(source).replace(/\.styles$/, '')}.css`;
        sheetsById.set(id, { file, layer: getLayer(source, isShared), css });
      };

      /**
       * Lists the style sheets of a module and its imports, in import order.
       * @param {string} id
       * @param {Set<string>} [seen]
       * @returns {string[]}
       */
      const collectSheets = (id, seen = new Set()) => {
        const module = seen.has(id) ? null : this.getModuleInfo(id);
        seen.add(id);
        if (!module) return [];
        if (module.meta.css === undefined) {
          return [...module.importedIds, ...module.dynamicallyImportedIds].flatMap((it) =>
            collectSheets(it, seen),
          );
        }
        if (!sheetsById.has(id)) createSheet(id, module.meta.css);
        return [id];
      };

      /** @type {Map<string, Sheet[]>} */
      const sheetsByEntry = new Map();
      for (const { path: entry, source } of entries) {
        if (isPlan(entry)) continue;
        const found = collectSheets(path.join(folder, source)).flatMap(
          (id) => sheetsById.get(id) ?? [],
        );
        if (found.length > 0) sheetsByEntry.set(isSheet(entry) ? entry : `${entry}.css`, found);
      }
      if (sheetsByEntry.size === 0) return;

      const emit = (/** @type {string} */ fileName, /** @type {string} */ source) =>
        this.emitFile({ type: 'asset', fileName, source });
      const all = [
        ...new Set([
          ...(sheetsByEntry.get(COMPLETE_SHEET) ?? []),
          ...[...sheetsByEntry.values()].flat(),
        ]),
      ];
      emit(COMPLETE_SHEET.slice(2), joinSheets(all));
      for (const sheet of all) emit(sheet.file, joinSheets([sheet]));
      for (const [name, found] of sheetsByEntry) {
        const file = name.slice(2);
        if (name !== COMPLETE_SHEET) emit(file, createEntrySheet(file, found));
      }
      onSheets([...sheetsByEntry.keys()].toSorted());
    },
  };
}

/**
 * Returns the bundler's input: source files, keyed by their built names.
 * @param {readonly import('./packages.mjs').Entry[]} entries
 */
export const createInput = (entries) =>
  Object.fromEntries(entries.map(({ source }) => [getBuiltName(source), source]));
