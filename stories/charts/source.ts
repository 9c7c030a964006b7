import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Comment, type Node, type Program } from 'oxc-parser';

/** A file of ours, as it was parsed. */
export interface Source {
  file: string;
  text: string;
  program: Program;
  comments: readonly Comment[];
  /** What it declares, by name. */
  declared: ReadonlyMap<string, Node>;
  /** What it imports or hands on: its name there, and from where. */
  taken: ReadonlyMap<string, { name: string; from: string }>;
}

const known = new Map<string, Source>();

/** Reads a file, once. */
export function sourceOf(file: string): Source {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const declared = new Map<string, Node>();
  const taken = new Map<string, { name: string; from: string }>();
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier') {
      declared.set(declaration.id.name, statement);
    }
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) {
        if (id.type === 'Identifier') declared.set(id.name, statement);
      }
    }
    if (statement.type === 'ImportDeclaration' || (isExport && statement.source)) {
      const from = statement.source?.value ?? '';
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier') {
          taken.set(specifier.local.name, { name: nameOf(specifier.imported), from });
        } else if (specifier.type === 'ExportSpecifier') {
          taken.set(nameOf(specifier.exported), { name: nameOf(specifier.local), from });
        }
      }
    }
  }
  const source = { file, text, program, comments, declared, taken };
  known.set(file, source);
  return source;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  node.name ?? String(node.value);

/** The file that a relative path means from another one; null for a package. */
function fileAt(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const base = path.resolve(path.dirname(from), specifier);
  const candidates = [`${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts'), base];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** What a name means in a file: where it is declared, and its statement. */
export function declarationOf(
  source: Source,
  name: string,
): { source: Source; statement: Node } | null {
  const statement = source.declared.get(name);
  if (statement) return { source, statement };
  const taken = source.taken.get(name);
  const file = taken && fileAt(source.file, taken.from);
  return taken && file ? declarationOf(sourceOf(file), taken.name) : null;
}

/** The comment for documents that ends where something begins, as one text without its tags. */
export function commentBefore({ text, comments }: Source, start: number): string | undefined {
  const comment = comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= start &&
      text.slice(end, start).trim() === '',
  );
  const words = comment?.value
    .slice(1)
    .replaceAll(/^\s*\*/gm, '')
    .replace(/\s@\w[^]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words || undefined;
}

/** What a part of a file says, in one line. */
export const textOf = ({ text }: Source, { start, end }: { start: number; end: number }): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ').replaceAll(/;? \}/g, ' }').trim();

/** All nodes within one, and it. */
export function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesIn(each);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node && 'start' in node) yield node as Node;
    for (const value of Object.values(node)) yield* nodesIn(value);
  }
}
