import { parseSync, Visitor } from 'oxc-parser';

/** These bind less tightly than a union. */
const LOOSE = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType', 'TSInferType']);

/**
 * Lets optional properties be `undefined` in a declaration file, as they can be in the sources. A consumer with
 * `exactOptionalPropertyTypes` could not pass an optional value otherwise.
 * @param {string} file
 * @param {string} code
 */
export function allowUndefined(file, code) {
  /** @type {{ at: number, text: string }[]} */
  const insertions = [];
  /** @param {import('oxc-parser').TSPropertySignature | import('oxc-parser').PropertyDefinition} property */
  const visit = ({ optional, typeAnnotation }) => {
    const type = typeAnnotation?.typeAnnotation;
    if (!optional || !type) return;
    const [before, after] = LOOSE.has(type.type) ? ['(', ')'] : ['', ''];
    insertions.push(
      { at: type.start, text: before },
      { at: type.end, text: `${after} | undefined` },
    );
  };
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({ TSPropertySignature: visit, PropertyDefinition: visit }).visit(program);
  // From the end, so that the positions of the others stay valid.
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}
