// A message that says something else: which of them changed, who says them, and who finds by them.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseSync } from 'oxc-parser';

/** @typedef {import('./parse.mjs').Words} Words */

/**
 * @typedef {object} Change of one message
 * @property {string} key such as `billPayment.payNow`
 * @property {string | undefined} before undefined when it is new
 * @property {string | undefined} after undefined when it is gone
 */

const CATALOGUE = /^packages\/ui\/src\/messages\/(en|ur|ar)\/\w+\.ts$/;

/** @param {string} file */
export const isCatalogue = (file) => CATALOGUE.test(file);

/**
 * The messages of a part of the catalogue: a module that exports objects of texts, and does nothing else.
 * @param {string} source
 * @returns {Map<string, string> | undefined} by their keys; undefined when there is more in it
 */
export function messagesIn(source) {
  const { program, errors } = parseSync('part.ts', source);
  /** @type {Map<string, string>} */
  const found = new Map();
  /**
   * @param {any} node
   * @param {string} key
   * @returns {boolean}
   */
  const take = (node, key) => {
    if (/^TS(As|Satisfies)Expression$/.test(node.type)) return take(node.expression, key);
    if (node.type === 'Literal' && typeof node.value === 'string') {
      found.set(key, node.value);
      return true;
    }
    if (node.type === 'TemplateLiteral' && node.quasis.length === 1) {
      found.set(key, node.quasis[0].value.cooked);
      return true;
    }
    return (
      node.type === 'ObjectExpression' &&
      node.properties.every(
        (/** @type {any} */ it) =>
          it.type === 'Property' &&
          !it.computed &&
          take(it.value, `${key}.${it.key.name ?? it.key.value}`),
      )
    );
  };
  const isPlain = program.body.every((/** @type {any} */ statement) => {
    if (statement.type === 'ImportDeclaration') return statement.importKind === 'type';
    return (
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration' &&
      statement.declaration.declarations.every((/** @type {any} */ { id, init }) =>
        take(init, id.name),
      )
    );
  });
  return isPlain && errors.length === 0 && found.size > 0 ? found : undefined;
}

/**
 * What a message speaks of, and how: two with the same outline differ in words alone.
 * @param {string} message
 */
function outline(message) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {readonly any[]} elements */
  const look = (elements) => {
    for (const it of elements) {
      if (it.type === TYPE.literal || it.type === TYPE.pound) continue;
      found.add(
        `${it.type} ${it.value} ${Object.keys(it.options ?? {})
          .toSorted()
          .join()}`,
      );
      for (const { value } of Object.values(it.options ?? {})) look(value);
      if (it.children) look(it.children);
    }
  };
  look(parse(message));
  return [...found].toSorted().join('\n');
}

/** What the stories' check for what is left in English knows of a translated text. */
const latin = (/** @type {string} */ text) => (text.match(/[A-Za-z]{2,}/g) ?? []).toSorted().join();

/**
 * The messages that differ between two versions of a part of the catalogue, where nothing but words does.
 * @param {string} file
 * @param {string | undefined} before
 * @param {string | undefined} after
 * @returns {Change[] | undefined} undefined when it is more than words
 */
export function changedMessages(file, before, after) {
  const was = before === undefined ? undefined : messagesIn(before);
  const is = after === undefined ? undefined : messagesIn(after);
  if (!was || !is || [...was.keys()].join() !== [...is.keys()].join()) return undefined;
  const changes = [...is].flatMap(([key, text]) => {
    const old = was.get(key) ?? '';
    return old === text ? [] : [{ key, before: old, after: text }];
  });
  const isEnglish = file.includes('/messages/en/');
  try {
    return changes.every(
      (it) =>
        outline(it.before) === outline(it.after) &&
        (isEnglish || latin(it.before) === latin(it.after)),
    )
      ? changes
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is taken from the catalogue itself: `en.billPayment.payNow`, or a part of it that was handed on. */
const isTaken = (/** @type {Words} */ { texts, properties }, /** @type {string} */ key) => {
  const segments = key.split('.');
  const first = segments[0] ?? '';
  return properties.has(segments.at(-1) ?? '') && (properties.has(first) || texts.includes(first));
};

/** @param {string} key @returns {(part: string) => boolean} whether the key is one of a part of the catalogue */
const isOf = (key) => (part) => part === '' || key === part || key.startsWith(`${part}.`);

/**
 * Whether a module may say a message: it asks for a translator of its part, and has the key in what it writes or
 * puts together. One that only has the key hands it to such a module, whose translator is called with a variable; so
 * does one that is handed a translator, since the module that hands it on is taken to say all of its part.
 * @param {Words} words
 * @param {string} key
 */
export function maySay(words, key) {
  if (isTaken(words, key)) return true;
  return words.namespaces.filter(isOf(key)).some((part) => {
    if (words.isComputed || key === part) return true;
    const rest = part === '' ? key : key.slice(part.length + 1);
    return words.texts.includes(rest) || words.patterns.some((pattern) => pattern.test(rest));
  });
}

/** Whether a text, or what one is put together to, is this one. @param {Words} words @param {string} text */
const has = ({ texts, patterns }, text) =>
  texts.includes(text) ||
  // Of what is all holes nothing can be told.
  patterns.some((pattern) => /[A-Za-z]{2}/.test(pattern.source) && pattern.test(text));

/**
 * Whether a module names the id by which another one says a message of this part.
 * @param {Words} words
 * @param {string} key
 * @param {string} part
 */
export const mayNameId = (words, key, part) =>
  key.startsWith(`${part}.`) && has(words, key.slice(part.length + 1).split('.')[0] ?? '');

/**
 * Whether a test may name a message: it has the key, whole or from any of its segments on.
 * @param {Words} words
 * @param {string} key
 */
export function mayName(words, key) {
  if (maySay(words, key)) return true;
  const segments = key.split('.');
  return segments.some((_, index) => has(words, segments.slice(index).join('.')));
}

/** The shortest that somebody finds a thing by. */
const SHORTEST = 2;

const plain = (/** @type {string} */ text) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The parts of a message that are words. @param {string} message */
const partsOf = (message) =>
  message
    .split(/[{}<>]|\bother\b|\bone\b/)
    .map(plain)
    .filter((part) => part.length >= SHORTEST);

/** A shorter piece from the middle of a word is no way to find a thing, but one of an identifier. */
const PIECE = 5;

/** Whether a text has another in it, from the beginning of a word on. @param {string} text @param {string} other */
function holds(text, other) {
  if (other.length >= PIECE) return text.includes(other);
  for (let at = text.indexOf(other); at >= 0; at = text.indexOf(other, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

/**
 * Whether somebody who has these words may find by them what a message said, and no longer does, or says, and did
 * not. What is in both is found as before.
 * @param {Words} words
 * @param {string} before
 * @param {string} after
 */
export function mayFind({ texts, expressions }, before, after) {
  const [old, now] = [partsOf(before), partsOf(after)];
  const others = [
    ...old.filter((part) => !now.includes(part)),
    ...now.filter((part) => !old.includes(part)),
  ];
  const isFound = (/** @type {readonly string[]} */ parts, /** @type {string} */ text) =>
    parts.some((part) => holds(part, text));
  const differs = (/** @type {string} */ text) =>
    // As a whole, as a part, or as a part of what it finds by.
    others.includes(text) ||
    isFound(old, text) !== isFound(now, text) ||
    others.some((part) => holds(text, part));
  return (
    texts
      .map(plain)
      .filter((text) => text.length >= SHORTEST)
      .some(differs) ||
    expressions.some(
      (expression) =>
        [before, ...old].some((part) => expression.test(part)) !==
          [after, ...now].some((part) => expression.test(part)) ||
        others.some((part) => plain(expression.source).includes(part)),
    )
  );
}

/**
 * Whether somebody who has these words looks for the whole of what a message said, and no longer says.
 * @param {Words} words
 * @param {string} before
 * @param {string} after
 */
export const looksForGone = ({ texts, expressions }, before, after) =>
  texts.includes(before) ||
  expressions.some((expression) => expression.test(before) && !expression.test(after));
