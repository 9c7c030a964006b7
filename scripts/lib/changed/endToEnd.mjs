// Which end-to-end tests can notice a change: those that open a page that it reaches, as their record says
// (apps/wallet/e2e/opened.json), and look at what it changes there. One of which that is not known runs.
import { parseWords } from './parse.mjs';
import { remembered } from './remembered.mjs';
import { testsOf } from './tests.mjs';

const testsIn = remembered(testsOf);

/** @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Opened */

/**
 * Whether a test opens the wallet at all.
 * @param {string} source
 */
export const opensPages = (source) => /\b(goto|goTo)\(|\bopen\w*\(/.test(source);

/** What asks where things are, how large, or whether they fit. */
const BOXES =
  /\baxe\b|whatDoesNotFit|creenshot\b|boundingBox|getBoundingClientRect|[sS]croll(?!bar)|toBeInViewport|FromPoint|(client|offset)(Width|Height|Left|Top)|\bmouse\b|\bposition:|layout-shift|BoxModel|LayoutMetrics|ContentQuads/;

/** What may ask how they look: all of the protocol's that is asked for, but the faces. */
const LOOKS =
  /\baxe\b|creenshot\b|getComputedStyle|toHaveCSS|forcedColors|\bCSS\.(?!enable|getPlatformFonts)/;

/** What asks for pages without opening them. */
const ELSEWHERE = /\brequest\b\.(get|head|post|fetch)\(/;

/**
 * @typedef {object} Touched the paths of the pages that each kind of change reaches
 * @property {ReadonlySet<string>} code
 * @property {ReadonlySet<string>} any looks of which nothing is known
 * @property {ReadonlySet<string>} room
 * @property {ReadonlySet<string>} paint
 * @property {ReadonlySet<string>} words
 */

/**
 * @param {object} options
 * @param {readonly string[]} options.specs files
 * @param {(spec: string) => readonly string[]} options.besideOf a spec and the modules that tests share
 * @param {(file: string) => boolean} options.isChanged
 * @param {(file: string) => string} options.read
 * @param {Opened} options.opened
 * @param {Touched} options.touched
 * @param {(test: string) => boolean} options.overlooks whether it looks at things alone whose looks are as they were
 * @param {(test: string) => boolean} options.isColourBlind whether it never asks for colours or corners, though it seems to
 * @param {(words: import('./parse.mjs').Words) => boolean} options.meets whether words are those that changed
 * @returns {{ specs: string[], skipped: string[] }} the files to run, and the tests of them that cannot notice
 */
export function chooseTests({
  specs,
  besideOf,
  isChanged,
  read,
  opened,
  touched,
  overlooks,
  isColourBlind,
  meets,
}) {
  const anywhere = new Set(Object.values(touched).flatMap((paths) => [...paths]));
  const meet = (/** @type {string} */ test, /** @type {ReadonlySet<string>} */ paths) =>
    Object.keys(opened[test] ?? {}).some((path) => paths.has(path));
  const pressers = pressersOf(opened, touched.room);

  /** @type {string[]} */
  const skipped = [];
  const chosen = specs.filter((spec) => {
    const beside = besideOf(spec);
    if (beside.some(isChanged)) return true;
    if (anywhere.size === 0 || !beside.some((file) => opensPages(read(file)))) return false;
    const parts = testsIn(spec, read(spec));
    /** What a test has of a module that specs share, it has of all that this one stands on. */
    const sourcesOf = (/** @type {import('./tests.mjs').Test} */ { source, helpers }) => [
      source,
      ...helpers.flatMap((from) => {
        const name = from.replace(/^.*\//, '').replace(/\.\w+$/, '');
        const file = beside.find((it) => new RegExp(`/${name}\\.\\w+$`).test(it));
        return file === undefined ? [] : besideOf(file).map(read);
      }),
    ];
    const start = `${spec.replace('apps/wallet/', '')} › `;
    const names = Object.keys(opened).filter((name) => name.startsWith(start));
    const isOf = (/** @type {RegExp} */ title, /** @type {string} */ name) =>
      title.test(name.split(' › ').at(-1) ?? '');
    const isUnknown =
      names.length === 0 ||
      parts.length === 0 ||
      parts.some(({ title }) => !names.some((name) => isOf(title, name)));
    const silent = names.filter((name) => {
      const own = parts.filter(({ title }) => isOf(title, name)).flatMap(sourcesOf);
      const sources = own.length > 0 ? own : beside.map(read);
      if (sources.some((source) => ELSEWHERE.test(source))) return false;
      const sees = (/** @type {ReadonlySet<string>} */ paths) =>
        meet(name, paths) && !overlooks(name);
      if (meet(name, touched.code) || sees(touched.any) || pressers.has(name)) return false;
      const asks = (/** @type {RegExp} */ what) => sources.some((source) => what.test(source));
      if (sees(touched.paint) && asks(LOOKS) && !isColourBlind(name)) return false;
      if (sees(touched.room) && (asks(LOOKS) || asks(BOXES))) return false;
      // A text that is longer takes more room.
      if (meet(name, touched.words) && asks(BOXES)) return false;
      return !(
        meet(name, touched.words) && sources.some((source) => meets(parseWords('words.ts', source)))
      );
    });
    const runs = isUnknown || silent.length < names.length;
    if (runs) skipped.push(...silent);
    return runs;
  });
  return { specs: chosen, skipped };
}

/**
 * For each path, the test that presses most on its page: whether what is there can still be pressed.
 * @param {Opened} opened
 * @param {Iterable<string>} paths
 */
function pressersOf(opened, paths) {
  /** @type {Set<string>} */
  const pressers = new Set();
  for (const path of paths) {
    const pressed = Object.entries(opened)
      .filter(([name]) => name.startsWith('e2e/'))
      .toSorted(([, one], [, other]) => (other[path] ?? 0) - (one[path] ?? 0))[0];
    if (pressed?.[1][path]) pressers.add(pressed[0]);
  }
  return pressers;
}
