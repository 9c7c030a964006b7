// What a style sheet of the library may not say: directions of the page instead of the text, and colours
// or letter sizes of its own instead of the theme's.
import { parseSync, Visitor } from 'oxc-parser';

const physical =
  /^((margin|padding|scroll(Margin|Padding))(Top|Right|Bottom|Left)|border(Top|Right|Bottom|Left)(Width|Style|Color)?|border(Top|Bottom)(Left|Right)Radius|top|right|bottom|left)$/;

const directed = new Set(['textAlign', 'float', 'clear', 'captionSide']);

const ownColour = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

const ownSize = /\d(px|pt)\b/;

/**
 * @param {string} property
 * @param {string | number | undefined} value undefined where it is not written out
 */
function problemOf(property, value) {
  if (physical.test(property)) return `${property} is a direction of the page; use the logical one`;
  if (value === undefined) return undefined;
  const text = String(value);
  if (directed.has(property) && /^(left|right)$/.test(text))
    return `${property}: ${text} is a direction of the page`;
  if (ownColour.test(text)) return `${property}: ${text} is a colour of its own; use the theme`;
  if (/^(fontSize|lineHeight|font)$/.test(property) && ownSize.test(text))
    return `${property}: ${text} is a size of its own; use the theme`;
  if (property === 'fontSize' && typeof value === 'number')
    return `fontSize: ${text} is a size of its own; use the theme`;
  return undefined;
}

/**
 * @param {string} source of a vanilla-extract style sheet
 * @returns {string[]} each problem with its line
 */
export function styleProblems(source) {
  /** @type {string[]} */
  const problems = [];
  const lineOf = (/** @type {number} */ at) => source.slice(0, at).split('\n').length;
  new Visitor({
    Property({ key, value, start }) {
      const name =
        key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const literal =
        value.type === 'Literal'
          ? value.value
          : value.type === 'TemplateLiteral'
            ? value.quasis.map((part) => part.value.cooked).join(' ')
            : undefined;
      const written =
        typeof literal === 'string' || typeof literal === 'number' ? literal : undefined;
      const problem = problemOf(name, written);
      if (problem !== undefined) problems.push(`line ${lineOf(start)}: ${problem}`);
    },
  }).visit(parseSync('styles.css.ts', source).program);
  return problems;
}
