// What a source of the library may not say: a path of the wallet. They stand in hooks/useHrefs.ts, so that
// an app can put its own in their place.
import { parseSync, Visitor } from 'oxc-parser';

const path = /^\/[a-z]/i;

/** Whatever is given as one of these is an address, the root included. */
const address = /^(href|[a-z]+Href|to|path)$/;

/**
 * @param {any} node
 * @returns {string | undefined} what is written there; of a template, the part before its first hole
 */
function written(node) {
  if (node?.type === 'JSXExpressionContainer') return written(node.expression);
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.cooked;
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/**
 * @param {string} source
 * @returns {string[]} each written path with its line
 */
export function writtenPaths(source) {
  /** @type {Set<string>} */
  const found = new Set();
  const note = (/** @type {any} */ node, /** @type {boolean} */ isAddress) => {
    const text = written(node);
    if (text === undefined || !(path.test(text) || (isAddress && text.startsWith('/')))) return;
    found.add(`line ${source.slice(0, node.start).split('\n').length}: ${text}`);
  };
  new Visitor({
    Literal: (node) => note(node, false),
    TemplateLiteral: (node) => note(node, false),
    JSXAttribute: ({ name, value }) => note(value, address.test(String(name.name))),
    Property: ({ key, value }) => note(value, key.type === 'Identifier' && address.test(key.name)),
  }).visit(parseSync('source.tsx', source).program);
  return [...found];
}
