// The tests in a spec, each with the sources that it has to itself and with others: what it looks at is told by them.
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {object} Test
 * @property {RegExp} title what its title may come to be
 * @property {string} source its own, with that of whatever of the file it uses
 * @property {readonly string[]} helpers the modules beside it that it uses, as they are imported
 */

const escaped = (/** @type {string} */ text) =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** @param {any} node */
function patternOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return new RegExp(`^${escaped(node.value)}$`);
  }
  if (node?.type !== 'TemplateLiteral') return /^/;
  const parts = node.quasis.map((/** @type {any} */ { value }) => escaped(value.cooked ?? ''));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {Test[]}
 */
export function testsOf(file, source) {
  const { program } = parseSync(file, source);
  /** @type {{ title: RegExp, start: number, end: number }[]} */
  const tests = [];
  new Visitor({
    CallExpression(/** @type {any} */ { callee, arguments: args, start, end }) {
      const name = callee.object?.name ?? callee.name;
      const isCase = !callee.object || /^(only|skip|fixme|fail)$/.test(callee.property?.name ?? '');
      if (name === 'test' && isCase && args.length > 1) {
        tests.push({ title: patternOf(args[0]), start, end });
      }
    },
  }).visit(program);
  const isIn = (/** @type {any} */ { start, end }) =>
    tests.filter((test) => test.start >= start && test.end <= end);

  // What declares something belongs to whoever names it, all else, around the tests, to all of them.
  /** @type {Map<string, string>} */
  const declared = new Map();
  /** What is imported of other modules of ours, by its name here. @type {Map<string, string>} */
  const imported = new Map();
  let shared = '';
  for (const statement of /** @type {any[]} */ (program.body)) {
    const text = source.slice(statement.start, statement.end);
    const declaration = statement.declaration ?? statement;
    if (declaration.type === 'ImportDeclaration') {
      for (const { local } of declaration.specifiers) {
        if (declaration.source.value.startsWith('.')) {
          imported.set(local.name, declaration.source.value);
        }
      }
      continue;
    }
    const names = declaration.declarations
      ? declaration.declarations.map((/** @type {any} */ { id }) => id.name ?? '')
      : [declaration.id?.name];
    if (names.length > 0 && names.every((/** @type {unknown} */ name) => name)) {
      for (const name of names) declared.set(name, text);
    } else {
      let rest = text;
      for (const { start, end } of isIn(statement))
        rest = rest.replace(source.slice(start, end), '');
      shared += `${rest}\n`;
    }
  }
  /** @param {string} start */
  const withUsed = (start) => {
    const used = new Set([start]);
    for (const text of used) {
      for (const [name, declaration] of declared) {
        if (new RegExp(String.raw`\b${escaped(name)}\b`).test(text)) used.add(declaration);
      }
    }
    return [...used].join('\n');
  };
  return tests.map(({ title, start, end }) => {
    const own = withUsed(`${shared}\n${source.slice(start, end)}`);
    const helpers = [...imported].filter(([name]) => new RegExp(String.raw`\b${name}\b`).test(own));
    return { title, source: own, helpers: [...new Set(helpers.map(([, from]) => from))] };
  });
}
