// How much a change of a style sheet can be noticed by: told by the properties whose values are others.
import { parseSync } from 'oxc-parser';

/**
 * @typedef {'paint' | 'room' | 'any'} Reach of a change of looks
 *   - `paint`: colours and corners. Every box stays where and what it is, and as well to be pressed.
 *   - `room`: how much room boxes have and give. They move, but none is taken away, and none lies over others
 *     that stood beside it, unless its words do, which the stories look for.
 *   - `any`: all else, and whatever cannot be told.
 */

const PAINT =
  /^(color|fill|stroke|accentColor|caretColor|boxShadow|textShadow|(background|outline|textDecoration)Color|border\w*(Color|Radius))$/;

const ROOM =
  /^((row|column)?[gG]ap|padding\w*|border\w*Width|fontSize|fontWeight|lineHeight|letterSpacing)$/;

/** A length of the theme, or one that is written: more than nothing, and nothing that is reckoned with. */
const PLAIN = /^(vars(\.\w+|\[\w+\])+|'[^'()-]*[1-9][^'()-]*'|[1-9]\d*(\.\d+)?|0?\.\d*[1-9]\d*)$/;

/** @typedef {{ property: string, before: string, after: string }} Difference */

/**
 * The properties that differ between two versions of a sheet.
 * @param {string} before
 * @param {string} after
 * @returns {Difference[] | undefined} undefined when more than values differ
 */
export function differences(before, after) {
  /** @type {Difference[]} */
  const found = [];
  const textOf = (/** @type {any} */ node, /** @type {string} */ source) =>
    node ? source.slice(node.start, node.end) : '';
  const was = (/** @type {any} */ node) => textOf(node, before);
  const is = (/** @type {any} */ node) => textOf(node, after);

  /** What comes or goes with an entry of a style. @param {any} entry @param {boolean} isNew */
  const whole = ({ key, value, computed }, isNew) => {
    if (computed || key?.type !== 'Identifier' || value.type === 'ObjectExpression') return false;
    const text = isNew ? is(value) : was(value);
    found.push({ property: key.name, before: isNew ? '' : text, after: isNew ? text : '' });
    return true;
  };

  /** @param {any} one @param {any} other */
  const entries = (one, other) => {
    const isPlain = (/** @type {any} */ it) => it.type === 'Property' && !it.method;
    const [mine, theirs] = [one.properties, other.properties];
    const spreads = (/** @type {any[]} */ all, /** @type {(node: any) => string} */ text) =>
      all
        .filter((it) => !isPlain(it))
        .map(text)
        .join();
    if (spreads(mine, was) !== spreads(theirs, is)) return false;
    const [old, now] = [mine.filter(isPlain), theirs.filter(isPlain)];
    const keysOf = (/** @type {any[]} */ all, /** @type {(node: any) => string} */ text) =>
      all.map(({ key }) => text(key));
    const [oldKeys, nowKeys] = [keysOf(old, was), keysOf(now, is)];
    // Of two rules for one thing the later one holds: another order is another style.
    const both = (/** @type {string[]} */ keys, /** @type {string[]} */ others) =>
      keys.filter((key) => others.includes(key)).join();
    if (both(oldKeys, nowKeys) !== both(nowKeys, oldKeys)) return false;
    return (
      old.every((/** @type {any} */ it, /** @type {number} */ index) => {
        const at = nowKeys.indexOf(oldKeys[index] ?? '');
        return at < 0
          ? whole(it, false)
          : compare(it.value, now[at].value, it.computed ? '?' : it.key.name);
      }) &&
      now.every(
        (/** @type {any} */ it, /** @type {number} */ index) =>
          oldKeys.includes(nowKeys[index] ?? '') || whole(it, true),
      )
    );
  };

  /**
   * @param {any} one
   * @param {any} other
   * @param {string} [property] whose value it is
   * @returns {boolean} whether it is told what differs
   */
  const compare = (one, other, property) => {
    if (was(one) === is(other)) return true;
    if (one?.type !== other?.type) {
      return property === undefined ? false : differs(property, one, other);
    }
    if (one.type === 'ObjectExpression') return entries(one, other);
    const list = { ArrayExpression: 'elements', CallExpression: 'arguments', Program: 'body' };
    const inside = list[/** @type {keyof typeof list} */ (one.type)];
    const isStyle = one.type !== 'CallExpression' || property === undefined;
    if (inside && isStyle && was(one.callee) === is(other.callee)) {
      const [mine, theirs] = [one[inside], other[inside]];
      return (
        mine.length === theirs.length &&
        mine.every((/** @type {any} */ it, /** @type {number} */ index) =>
          compare(it, theirs[index], property),
        )
      );
    }
    if (property !== undefined) return differs(property, one, other);
    if (one.type === 'ExportNamedDeclaration') return compare(one.declaration, other.declaration);
    if (one.type !== 'VariableDeclaration') return false;
    const names = (
      /** @type {any} */ { declarations },
      /** @type {(node: any) => string} */ text,
    ) => declarations.map((/** @type {any} */ { id }) => text(id)).join();
    return (
      names(one, was) === names(other, is) &&
      one.declarations.every((/** @type {any} */ { init }, /** @type {number} */ index) =>
        compare(init, other.declarations[index].init),
      )
    );
  };

  /** @param {string} property @param {any} one @param {any} other */
  const differs = (property, one, other) => {
    found.push({ property, before: was(one), after: is(other) });
    return true;
  };

  const [old, now] = [parseSync('a.css.ts', before), parseSync('a.css.ts', after)];
  if (old.errors.length + now.errors.length > 0) return undefined;
  return compare(old.program, now.program) ? found : undefined;
}

/**
 * @param {string} before
 * @param {string} after
 * @returns {Reach}
 */
export function reachOfLooks(before, after) {
  const all = differences(before, after);
  if (!all) return 'any';
  if (all.every(({ property }) => PAINT.test(property))) return 'paint';
  const isRoom = (/** @type {Difference} */ it) =>
    ROOM.test(it.property) &&
    [it.before, it.after].every((text) => text === '' || PLAIN.test(text));
  return all.every((it) => PAINT.test(it.property) || isRoom(it)) ? 'room' : 'any';
}
