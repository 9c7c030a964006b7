// Which file takes which: read from the sources, without a build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ResolverFactory } from 'unrs-resolver';
import { root } from '../project.mjs';
import { NOT_FOLLOWED } from './declared.mjs';
import { matchesGlob } from './glob.mjs';
import { parseModule, takenByPage } from './parse.mjs';

/** @typedef {import('./parse.mjs').Parsed} Parsed */
/** @typedef {import('./parse.mjs').Taken} Taken */

/**
 * @typedef {object} Graph
 * @property {ReadonlySet<string>} files all of the project, from its root
 * @property {(file: string) => ReadonlySet<string>} reachOf a file and all that it loads, however far
 * @property {(taken: readonly { from: string, names: readonly string[] | null }[], file: string) => Set<string>} reachOfTaken
 *   the same of something in that file which takes these
 * @property {(file: string, stops: ReadonlySet<string>) => Set<string>} reachWithout the same, but not beyond these
 * @property {(file: string) => ReadonlySet<string>} groundOf a file and all that it imports, but not what it has built or run
 * @property {(file: string, other: string) => boolean} takes whether a file takes another one itself
 * @property {(file: string) => boolean} looksAround whether it reads files that nobody names
 */

/** A module that may read or run anything. */
const AROUND = /^(node:)?(fs|fs\/promises|child_process|worker_threads)$/;

const isModule = (/** @type {string} */ file) => /\.(tsx?|mjs|js)$/.test(file);

/** @param {string} node */
const fileOf = (node) => node.replace(/^!/, '');

/** @type {Parsed} */
const LEAF = { takes: [], handedOn: new Map(), allOf: [], own: [], isDoor: false };

/**
 * @param {readonly string[]} list the project's files, from its root
 * @param {{ read?: (file: string) => string }} [options]
 * @returns {Graph}
 */
export function readGraph(
  list,
  { read = (file) => readFileSync(path.join(root, file), 'utf8') } = {},
) {
  const files = new Set(list);
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
    conditionNames: ['import', 'default'],
  });
  /** @type {Map<string, Parsed>} */
  const parsed = new Map();
  /** @param {string} file */
  const moduleOf = (file) => {
    let it = parsed.get(file);
    if (!it) {
      it = isModule(file)
        ? parseModule(file, read(file))
        : file.endsWith('.mdx')
          ? { ...LEAF, takes: takenByPage(read(file)) }
          : LEAF;
      parsed.set(file, it);
    }
    return it;
  };

  /** @type {Map<string, string | undefined>} */
  const resolved = new Map();
  /**
   * @param {string} file
   * @param {string} from
   * @returns {string | undefined} a file of the project; undefined for a package of others
   */
  const resolve = (file, from) => {
    const folder = path.dirname(file);
    const key = `${folder} ${from}`;
    if (!resolved.has(key)) {
      const { path: found } = resolver.sync(path.join(root, folder), from.replace(/\?.*$/, ''));
      const inside = found && path.relative(root, found).replaceAll('\\', '/');
      resolved.set(key, inside && files.has(inside) ? inside : undefined);
    }
    return resolved.get(key);
  };

  /**
   * Where a name that a door hands on comes from.
   * @param {string} file
   * @param {string} name
   * @returns {string | undefined} undefined when the door does not know it
   */
  const behind = (file, name) => {
    const it = moduleOf(file);
    if (!it.isDoor || it.own.includes(name)) return it.own.includes(name) ? file : undefined;
    const direct = it.handedOn.get(name);
    if (direct) {
      const next = resolve(file, direct.from);
      if (!next) return undefined;
      return (direct.name && behind(next, direct.name)) ?? next;
    }
    for (const from of it.allOf) {
      const next = resolve(file, from);
      const found = next && (moduleOf(next).own.includes(name) ? next : behind(next, name));
      if (found) return found;
    }
    return undefined;
  };

  /**
   * The nodes that somebody reaches who takes these names of a file: a door is passed, its other rooms are not.
   * @param {string} file
   * @param {readonly string[] | null} names
   * @returns {string[]} a file; `!file` is the file alone, without what it takes
   */
  const nodesOf = (file, names) => {
    if (names === null || !moduleOf(file).isDoor) return [file];
    const rooms = names.map((name) => behind(file, name));
    if (rooms.some((room) => room === undefined)) return [file];
    return [`!${file}`, .../** @type {string[]} */ (rooms)];
  };

  /**
   * @param {string} file
   * @param {{ from: string, names: readonly string[] | null, kind?: Taken['kind'] }} taken
   * @returns {string[]}
   */
  const taken = (file, { from, names, kind = 'import' }) => {
    if (kind === 'glob') {
      if (NOT_FOLLOWED.includes(file)) return [];
      const pattern = path.posix.join(path.posix.dirname(file), from.replace(/^!/, ''));
      return from.startsWith('!') ? [] : list.filter((it) => matchesGlob(it, pattern));
    }
    if (kind === 'url') {
      const beside = path.posix.join(path.posix.dirname(file), from);
      return files.has(beside) ? [beside] : list.filter((it) => it.startsWith(`${beside}/`));
    }
    const found = resolve(file, from);
    return found ? nodesOf(found, names) : [];
  };

  /** @type {Map<string, readonly string[]>} */
  const nexts = new Map();
  /** @param {string} node */
  const nextOf = (node) => {
    if (node.startsWith('!')) return [];
    let next = nexts.get(node);
    if (!next) {
      next = [...new Set(moduleOf(node).takes.flatMap((it) => taken(node, it)))];
      nexts.set(node, next);
    }
    return next;
  };

  /** @param {Iterable<string>} start */
  const walk = (start) => {
    const nodes = new Set(start);
    for (const node of nodes) for (const next of nextOf(node)) nodes.add(next);
    return new Set([...nodes].map(fileOf));
  };

  /** @type {Map<string, ReadonlySet<string>>} */
  const reached = new Map();
  return {
    files,
    reachOf(file) {
      const known = reached.get(file) ?? walk([file]);
      reached.set(file, known);
      return known;
    },
    reachOfTaken: (all, file) => walk([`!${file}`, ...all.flatMap((it) => taken(file, it))]),
    reachWithout(file, stops) {
      const nodes = new Set([file]);
      for (const node of nodes) {
        for (const next of nextOf(node)) if (!stops.has(next)) nodes.add(next);
      }
      return new Set([...nodes].map(fileOf));
    },
    groundOf(file) {
      const nodes = new Set([file]);
      for (const node of nodes) {
        if (node.startsWith('!')) continue;
        const imports = moduleOf(node).takes.filter(({ kind }) => kind === 'import');
        for (const next of imports.flatMap((it) => taken(node, it))) nodes.add(next);
      }
      return new Set([...nodes].map(fileOf));
    },
    takes: (file, other) => nextOf(file).some((node) => fileOf(node) === other),
    looksAround: (file) => moduleOf(file).takes.some(({ from }) => AROUND.test(from)),
  };
}
