// What a change is, told from the file before and after: that decides what it can reach.
import { parseSync } from 'oxc-parser';
import { GLOBAL_STYLE, PICTURES, PROSE } from './declared.mjs';
import { matchesGlob } from './glob.mjs';
import { parseModule } from './parse.mjs';
import { changedMessages, isCatalogue } from './words.mjs';

/**
 * @typedef {object} Changed
 * @property {string} file from the root of the project
 * @property {string | undefined} before undefined when it is new
 * @property {string | undefined} after undefined when it is gone
 */

/**
 * @typedef {{ file: string, kind: 'code' | 'looks' | 'prose' | 'picture' }
 *   | { file: string, kind: 'words', messages: readonly import('./words.mjs').Change[] }} Kind
 */

/** @param {string} file @param {readonly string[]} patterns */
export const matches = (file, patterns) => patterns.some((pattern) => matchesGlob(file, pattern));

/** @param {string} file @param {string} source */
const face = (file, source) => {
  const { own, handedOn, allOf } = parseModule(file, source);
  return [own, [...handedOn.keys()], allOf].map((it) => [...it].toSorted().join()).join(' ');
};

/**
 * A style sheet that gives out the same names, and styles what takes them and nothing else: what uses it
 * is as it was, but for its looks.
 * @param {Changed} changed
 */
const isLooks = ({ file, before, after }) =>
  file.endsWith('.css.ts') &&
  before !== undefined &&
  after !== undefined &&
  !GLOBAL_STYLE.test(before) &&
  !GLOBAL_STYLE.test(after) &&
  face(file, before) === face(file, after);

/**
 * @param {Changed} changed
 * @returns {Kind}
 */
export function kindOf(changed) {
  const { file, before, after } = changed;
  if (matches(file, PROSE)) return { file, kind: 'prose' };
  if (file.startsWith(PICTURES) && file.endsWith('.png')) return { file, kind: 'picture' };
  if (isLooks(changed)) return { file, kind: 'looks' };
  const messages = isCatalogue(file) ? changedMessages(file, before, after) : undefined;
  return messages ? { file, kind: 'words', messages } : { file, kind: 'code' };
}

/**
 * Whether a file imports what it imported, types too: then no import rule can say anything new of it.
 * @param {Changed} changed
 */
export function hasSameImports({ file, before, after }) {
  if (before === undefined || after === undefined) return false;
  const asked = (/** @type {string} */ source) => {
    const { module } = parseSync(file, source);
    return [
      ...module.staticImports.map(({ start, end }) => source.slice(start, end)),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end)),
      ...module.staticExports.map(({ entries }) => entries.map((it) => it.moduleRequest?.value)),
    ].join('\n');
  };
  return !/\.(tsx?|mjs|js)$/.test(file) || asked(before) === asked(after);
}
