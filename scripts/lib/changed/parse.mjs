// What a module says of other files, and which words stand in it. Nothing is run or built for it.
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {object} Taken what a module takes of another file
 * @property {string} from as it is written
 * @property {readonly string[] | null} names null is all of it
 * @property {'import' | 'url' | 'glob' | 'text'} kind
 */

/**
 * @typedef {object} Parsed
 * @property {readonly Taken[]} takes without what is a type alone, which no test meets
 * @property {ReadonlyMap<string, { from: string, name: string | null }>} handedOn names that come from elsewhere
 * @property {readonly string[]} allOf the modules that it hands on whole
 * @property {readonly string[]} own what it exports of its own
 * @property {boolean} isDoor whether it does nothing but hand on
 */

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g;
const URL_OF = /new URL\(\s*['"`]([^'"`]+)['"`]\s*,\s*import\.meta\.url/g;
const QUOTED = /['"`]([^'"`]+)['"`]/g;

/** @param {string} text */
const quoted = (text) => [...text.matchAll(QUOTED)].map(([, inside = '']) => inside);

/**
 * @param {any} program
 * @returns {boolean}
 */
const isDoor = ({ body }) =>
  body.length > 0 &&
  body.every(
    (/** @type {any} */ it) =>
      it.type === 'ExportAllDeclaration' ||
      (it.type === 'ExportNamedDeclaration' && (it.source !== null || it.exportKind === 'type')) ||
      it.type === 'TSTypeAliasDeclaration' ||
      it.type === 'TSInterfaceDeclaration',
  );

/**
 * @param {string} file its ending tells the language
 * @param {string} source
 * @returns {Parsed}
 */
export function parseModule(file, source) {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const nameOf = (/** @type {any} */ { kind, name }) => (kind === 'Name' ? name : null);
  /** @type {Taken[]} */
  const takes = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) continue;
    const names = values.map(({ importName }) =>
      String(importName.kind) === 'Default' ? 'default' : nameOf(importName),
    );
    const isWhole = names.length === 0 || names.includes(null);
    takes.push({ from: moduleRequest.value, names: isWhole ? null : names, kind: 'import' });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [from] = quoted(source.slice(moduleRequest.start, moduleRequest.end));
    // A computed one is forbidden to sources by oxlint; what it is in a script, nobody knows.
    takes.push({ from: from ?? '*', names: null, kind: from ? 'import' : 'glob' });
  }
  for (const [, from = ''] of source.matchAll(URL_OF))
    takes.push({ from, names: null, kind: 'url' });
  for (const [, globs = ''] of source.matchAll(GLOB)) {
    for (const from of quoted(globs)) takes.push({ from, names: null, kind: 'glob' });
  }

  /** @type {Map<string, { from: string, name: string | null }>} */
  const handedOn = new Map();
  const allOf = [];
  const own = [];
  for (const { exportName, importName, moduleRequest, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue;
    const name = String(exportName.kind) === 'Default' ? 'default' : exportName.name;
    if (!moduleRequest) own.push(name ?? 'default');
    else if (name) handedOn.set(name, { from: moduleRequest.value, name: nameOf(importName) });
    else allOf.push(moduleRequest.value);
    if (moduleRequest) {
      takes.push({ from: moduleRequest.value, names: null, kind: 'import' });
    }
  }
  return { takes, handedOn, allOf, own, isDoor: isDoor(program) };
}

/**
 * The imports of an MDX page, those of its examples among them: one too many does no harm.
 * @param {string} source
 * @returns {Taken[]}
 */
export const takenByPage = (source) =>
  [...source.matchAll(/^(?:import|export) .*?from ['"]([^'"]+)['"]/gm)].map(([, from = '']) => ({
    from,
    names: null,
    kind: 'import',
  }));

/**
 * The stories of a file, each with what it takes of other files; what every story of the file needs, its
 * `meta` above all, is taken by each.
 * @param {string} file
 * @param {string} source
 * @returns {{ title: string | undefined, stories: Map<string, { from: string, names: string[] | null }[]> }}
 */
export function parseStories(file, source) {
  const { program, module } = parseSync(file, source);
  /** By the name that it has here: where it comes from. @type {Map<string, { from: string, name: string | null }>} */
  const imported = new Map();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName, isType } of entries) {
      if (isType) continue;
      const name = String(importName.kind) === 'Default' ? 'default' : importName.name;
      imported.set(localName.value, {
        from: moduleRequest.value,
        name: String(importName.kind) === 'NamespaceObject' ? null : (name ?? null),
      });
    }
  }
  /** @type {{ declares: string[], exports: string[], uses: Set<string>, isShared: boolean }[]} */
  const parts = [];
  let title;
  for (const statement of /** @type {any[]} */ (program.body)) {
    if (statement.type === 'ImportDeclaration') continue;
    const uses = namesIn(statement);
    const declaration = statement.declaration ?? statement;
    const declares = declaredBy(declaration);
    const isExport = statement.type === 'ExportNamedDeclaration';
    parts.push({
      declares,
      exports: isExport ? declares : [],
      uses,
      // What declares nothing does something, to all stories.
      isShared: declares.length === 0 || declares.includes('meta'),
    });
    if (declares.includes('meta')) title = titleIn(declaration);
  }
  /** @param {Iterable<string>} start */
  const closure = (start) => {
    const seen = new Set(start);
    for (const name of seen) {
      for (const { declares, uses } of parts) {
        if (declares.includes(name.split('.')[0] ?? '')) for (const used of uses) seen.add(used);
      }
    }
    return seen;
  };
  const shared = parts.filter(({ isShared }) => isShared).flatMap(({ uses }) => [...uses]);
  const stories = new Map(
    parts
      .flatMap((part) => part.exports.map((name) => ({ name, uses: part.uses })))
      .map(({ name, uses }) => [name, takenBy(closure([...shared, ...uses]), imported)]),
  );
  return { title, stories };
}

/**
 * The title that the declaration of `meta` says: that of the file, not one among the arguments of its component.
 * @param {any} declaration
 * @returns {string | undefined}
 */
const titleIn = ({ declarations }) =>
  declarations?.[0]?.init?.arguments?.[0]?.properties?.find(
    (/** @type {any} */ { key }) => key?.name === 'title',
  )?.value.value;

/**
 * @param {any} declaration
 * @returns {string[]}
 */
function declaredBy(declaration) {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap((/** @type {any} */ { id }) => [...namesIn(id)]);
  }
  return declaration.id ? [declaration.id.name] : [];
}

/**
 * Every name in a piece of code, `thing.member` where a member is taken of it, `thing` where it is whole.
 * @param {any} node
 * @returns {Set<string>}
 */
function namesIn(node) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {any} it */
  const visit = (it) => {
    if (it === null || typeof it !== 'object') return;
    if (Array.isArray(it)) {
      for (const one of it) visit(one);
      return;
    }
    const { type } = it;
    const isMember = type === 'MemberExpression' && !it.computed && it.object.type === 'Identifier';
    if (isMember) {
      names.add(`${it.object.name}.${it.property.name}`);
      return;
    }
    if (type === 'JSXMemberExpression' && it.object.type === 'JSXIdentifier') {
      names.add(`${it.object.name}.${it.property.name}`);
      return;
    }
    if (type === 'Identifier' || type === 'JSXIdentifier') names.add(it.name);
    for (const [key, value] of Object.entries(it)) {
      if (key !== 'type' && key !== 'start' && key !== 'end') visit(value);
    }
  };
  visit(node);
  return names;
}

/**
 * @param {ReadonlySet<string>} names
 * @param {ReadonlyMap<string, { from: string, name: string | null }>} imported
 */
const takenBy = (names, imported) =>
  [...names].flatMap((name) => {
    const [first = '', member] = name.split('.');
    const source = imported.get(first);
    if (!source) return [];
    const taken = source.name ?? member;
    return [{ from: source.from, names: taken === undefined ? null : [taken] }];
  });

/**
 * @typedef {object} Words
 * @property {readonly string[]} texts written strings
 * @property {readonly RegExp[]} patterns what a template with holes may come to be
 * @property {readonly RegExp[]} expressions regular expressions
 * @property {ReadonlySet<string>} properties names that are taken of something
 * @property {readonly string[]} namespaces what translators are asked for
 * @property {boolean} isComputed whether a translator is called with what is not written there, or handed on
 */

const escaped = (/** @type {string} */ text) =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The words in a module: by them it says messages, and by them a test finds what was said.
 * @param {string} file
 * @param {string} source
 * @returns {Words}
 */
export function parseWords(file, source) {
  const { program } = parseSync(file, source);
  /** @type {{ texts: string[], patterns: RegExp[], expressions: RegExp[], properties: Set<string>, namespaces: string[], isComputed: boolean }} */
  const words = {
    texts: [],
    patterns: [],
    expressions: [],
    properties: new Set(),
    namespaces: [],
    isComputed: false,
  };
  /** @type {(it: any) => boolean} */
  const isWritten = (it) =>
    it?.type === 'ConditionalExpression'
      ? isWritten(it.consequent) && isWritten(it.alternate)
      : it?.type === 'Literal' || it?.type === 'TemplateLiteral';
  /** What translators are called here. */
  const translators = new Set(['t']);
  /** @type {Set<string>} */
  const calledWithMore = new Set();
  let [asked, kept] = [0, 0];
  /** What Storybook is told of a file of stories: `title` there is no message's. @type {Set<unknown>} */
  const toldStorybook = new Set();
  /** How often a name stands somewhere, less how often it is kept or called. @type {Map<string, number>} */
  const handedOn = new Map();
  const count = (/** @type {string} */ name, by = 1) =>
    handedOn.set(name, (handedOn.get(name) ?? 0) + by);
  new Visitor({
    Literal(/** @type {any} */ node) {
      if (typeof node.value === 'string') words.texts.push(node.value);
      if (node.regex)
        words.expressions.push(
          new RegExp(node.regex.pattern, node.regex.flags.replace(/[gy]/g, '')),
        );
    },
    JSXText(/** @type {any} */ node) {
      words.texts.push(node.value);
    },
    TemplateLiteral(/** @type {any} */ node) {
      const parts = node.quasis.map((/** @type {any} */ { value }) => value.cooked ?? '');
      if (parts.length === 1) words.texts.push(parts[0]);
      else if (parts.some((/** @type {string} */ part) => part !== '')) {
        words.patterns.push(new RegExp(`^${parts.map(escaped).join('.*')}$`, 's'));
        for (const part of parts) if (part.trim() !== '') words.texts.push(part);
      }
    },
    MemberExpression(/** @type {any} */ { computed, property }) {
      if (!computed) words.properties.add(property.name);
    },
    Property(/** @type {any} */ node) {
      if (node.key.type === 'Identifier' && !toldStorybook.has(node))
        words.properties.add(node.key.name);
    },
    Identifier(/** @type {any} */ { name }) {
      count(name);
    },
    CallExpression(/** @type {any} */ { callee, arguments: [first] }) {
      const name = callee.type === 'Identifier' ? callee.name : callee.object?.name;
      if (name) count(name, -1);
      if (name === 'preview' && callee.property?.name === 'meta')
        for (const told of first?.properties ?? []) toldStorybook.add(told);
      if (name === 'useTranslations') {
        asked += 1;
        // Without a name it is the whole catalogue.
        words.namespaces.push(isWritten(first) && first.type === 'Literal' ? first.value : '');
      } else if (name && first && !isWritten(first)) {
        calledWithMore.add(name);
      }
    },
    VariableDeclarator(/** @type {any} */ { id, init }) {
      const value = init?.type === 'TSAsExpression' ? init.expression : init;
      if (value?.type !== 'CallExpression' || value.callee.name !== 'useTranslations') return;
      if (id.type !== 'Identifier') return;
      kept += 1;
      count(id.name, -1);
      translators.add(id.name);
    },
  }).visit(program);
  // Who is handed a translator says what this module does: it alone knows of which part.
  const isHandedOn =
    asked > kept || (asked > 0 && [...translators].some((name) => (handedOn.get(name) ?? 0) > 0));
  words.isComputed =
    isHandedOn || [...calledWithMore].some((name) => translators.has(name) || /^t[A-Z]/.test(name));
  return words;
}
