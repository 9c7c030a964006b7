// The library's public face as its sources tell it: the members of props, and what the entries export.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { inProject } from './project.mjs';

/**
 * @typedef {object} Declaration
 * @property {any} node
 * @property {string} doc the words of its doc comment, '' without one
 * @property {number} line
 */
/**
 * @typedef {object} Module
 * @property {string} file relative to the root, with `/`
 * @property {string} source
 * @property {Map<string, Declaration>} declared what stands at its top, by name
 * @property {Map<string, { name: string, from?: string }>} exported what it lets out, and out of which module
 * @property {Map<string, { name: string, from: string }>} imported what it takes in, by the name it has here
 * @property {(start: number) => string} docBefore the words of the doc comment right before a place
 * @property {(start: number) => number} lineOf
 */
/**
 * @typedef {object} Prop
 * @property {string} of the name of the props that it is one of
 * @property {string} name
 * @property {string} doc
 * @property {number} line
 * @property {any} type its annotation
 * @property {Module} module where it stands
 */

/**
 * @param {string} file relative to the root, with `/`
 * @param {string} source
 * @returns {Module}
 */
export function readModule(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docBefore = (/** @type {number} */ start) => {
    const doc = docs.findLast(({ end }) => end <= start);
    // A note to the linter may stand between.
    const between = doc && source.slice(doc.end, start).replace(/\/\/.*/g, '');
    if (!doc || between?.trim() !== '') return '';
    return doc.value.replace(/^\s*\*+ ?/gm, '').trim();
  };
  const lineOf = (/** @type {number} */ start) => source.slice(0, start).split('\n').length;

  /** @type {Module['declared']} */
  const declared = new Map();
  /** @type {Module['exported']} */
  const exported = new Map();
  /** @type {Module['imported']} */
  const imported = new Map();
  for (const statement of /** @type {any[]} */ (program.body)) {
    if (statement.type === 'ImportDeclaration') {
      for (const { type, imported: of, local } of statement.specifiers) {
        if (type !== 'ImportSpecifier') continue;
        imported.set(local.name, { name: of.name, from: statement.source.value });
      }
      continue;
    }
    const isExport = statement.type.startsWith('Export');
    for (const { exported: to, local } of isExport ? (statement.specifiers ?? []) : []) {
      exported.set(to.name, { name: local.name, from: statement.source?.value });
    }
    const node = isExport ? statement.declaration : statement;
    for (const part of node?.type === 'VariableDeclaration' ? node.declarations : [node]) {
      const name = part?.id?.name;
      if (!name) continue;
      const { start } = statement;
      declared.set(name, { node: part, doc: docBefore(start), line: lineOf(start) });
      if (isExport) exported.set(name, { name });
    }
  }
  return { file, source, declared, exported, imported, docBefore, lineOf };
}

/** @type {Map<string, Module>} */
const known = new Map();

/**
 * A module of the project.
 * @param {string} file relative to the root, with `/`
 */
export function moduleAt(file) {
  const module = known.get(file) ?? readModule(file, readFileSync(inProject(file), 'utf8'));
  known.set(file, module);
  return module;
}

/**
 * The modules of the library below some folders of its `src`, without tests and style sheets.
 * @param {readonly string[]} folders
 */
export const modulesOf = (folders) =>
  globSync(`packages/ui/src/{${folders.join(',')},_}/**/*.{ts,tsx}`, { cwd: inProject() })
    .filter((file) => !/\.(test|css|arbitraries)\.tsx?$/.test(file))
    .map((file) => moduleAt(file.replaceAll('\\', '/')))
    .toSorted((a, b) => a.file.localeCompare(b.file));

/** @typedef {{ member: any, module: Module }} Found */

/**
 * The members of the object types that a type is made of: its own, and those of what it stands on, in its
 * module or another one of ours.
 * @param {Module} module
 * @param {any} node
 * @param {Set<any>} [seen]
 * @returns {Found[]}
 */
function membersOf(module, node, seen = new Set()) {
  if (!node || seen.has(node)) return [];
  seen.add(node);
  const own = (/** @type {any[]} */ members) => members.map((member) => ({ member, module }));
  const follow = (/** @type {any} */ next) => membersOf(module, next, seen);
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return [
        ...own(node.body.body),
        ...node.extends.flatMap((/** @type {any} */ base) => follow(base.expression)),
      ];
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return follow(node.typeAnnotation);
    case 'TSTypeLiteral':
      return own(node.members);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return node.types.flatMap(follow);
    case 'TSTypeReference':
      return follow(node.typeName);
    case 'Identifier': {
      const found = resolve(module, node.name);
      return found ? membersOf(found.module, found.declaration.node, seen) : [];
    }
    default:
      return [];
  }
}

/**
 * The props of some props' name, inherited ones included. One that is narrowed in a part of a union is one
 * prop; its comment stands at any of its places.
 * @param {Module} module
 * @param {string} of
 * @returns {Prop[]}
 */
export function propsNamed(module, of) {
  /** @type {Map<string, Prop>} */
  const props = new Map();
  for (const found of membersOf(module, module.declared.get(of)?.node)) {
    const { key, start, typeAnnotation } = found.member;
    const type = typeAnnotation?.typeAnnotation;
    // `prop?: never` says that there is no such prop.
    if (!key || type?.type === 'TSNeverKeyword') continue;
    const name = key.name ?? key.value;
    const doc = found.module.docBefore(start);
    if (props.get(name)?.doc) continue;
    props.set(name, {
      of,
      name,
      doc,
      line: found.module.lineOf(start),
      type,
      module: found.module,
    });
  }
  return [...props.values()];
}

/**
 * The names of the props that a module exports: interfaces and types whose name ends in `Props`.
 * @param {Module} module
 */
export const propsNames = ({ exported }) =>
  [...exported].filter(([name, { from }]) => name.endsWith('Props') && !from).map(([name]) => name);

/**
 * The props that stand in a module itself.
 * @param {Module} module
 * @returns {Prop[]}
 */
export const propsOf = (module) =>
  propsNames(module)
    .flatMap((name) => propsNamed(module, name))
    .filter((prop) => prop.module === module);

/** The files that `@rad-wallet/ui` can be entered by. */
export function entries() {
  const manifest = JSON.parse(readFileSync(inProject('packages', 'ui', 'package.json'), 'utf8'));
  const files = Object.values(manifest.exports).flatMap((target) =>
    globSync(path.posix.join('packages/ui', target), { cwd: inProject() }),
  );
  return [...new Set(files.map((file) => file.replaceAll('\\', '/')))].toSorted();
}

/**
 * Where a name of a module is declared, through any number of modules that hand it on; undefined for one
 * of a foreign package.
 * @param {Module} module
 * @param {string} name
 * @returns {{ module: Module, name: string, declaration: Declaration } | undefined}
 */
export function resolve(module, name) {
  const declaration = module.declared.get(name);
  if (declaration) return { module, name, declaration };
  const { from, name: there } = module.imported.get(name) ?? module.exported.get(name) ?? { name };
  if (!from?.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(module.file), from);
  const [file] = globSync(`${base}{.ts,.tsx,/index.ts}`, { cwd: inProject() });
  return file && !file.endsWith('.css.ts')
    ? resolve(moduleAt(file.replaceAll('\\', '/')), there)
    : undefined;
}
