import type { NotedEvent, NotedField } from 'storybook-addon-statecharts';
import type { Node, TSSignature, TSType } from 'oxc-parser';
import { commentBefore, declarationOf, textOf, type Source } from './source';

// What types say, as far as a page needs it: the fields of an object, the members of a union. Nothing is
// inferred: what is neither is told by its name.

interface Typed {
  source: Source;
  node: TSType;
}

/** The type that a name stands for. */
function named(source: Source, name: string): Typed | { fields: NotedField[] } | null {
  const found = declarationOf(source, name);
  if (!found) return null;
  const declaration =
    found.statement.type === 'ExportNamedDeclaration'
      ? found.statement.declaration
      : found.statement;
  if (declaration?.type === 'TSTypeAliasDeclaration') {
    return { source: found.source, node: declaration.typeAnnotation };
  }
  if (declaration?.type !== 'TSInterfaceDeclaration') return null;
  const inherited = declaration.extends.flatMap(({ expression }) => {
    const outer = expression.type === 'Identifier' ? named(found.source, expression.name) : null;
    const fields = outer && fieldsOfNamed(outer);
    return Array.isArray(fields) ? fields : [];
  });
  const own = membersOf(found.source, declaration.body.body);
  return { fields: [...inherited, ...own] };
}

const fieldsOfNamed = (found: Typed | { fields: NotedField[] }) =>
  'fields' in found ? found.fields : fieldsOf(found.source, found.node);

function membersOf(source: Source, members: readonly TSSignature[]): NotedField[] {
  return members.flatMap((member): NotedField[] => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
    const { key, optional, typeAnnotation } = member;
    const description = commentBefore(source, member.start);
    return [
      {
        name: `${textOf(source, key)}${optional ? '?' : ''}`,
        type: textOf(source, typeAnnotation.typeAnnotation),
        ...(description !== undefined && { description }),
      },
    ];
  });
}

const referred = (node: TSType) =>
  node.type === 'TSTypeReference' && node.typeName.type === 'Identifier'
    ? node.typeName.name
    : null;

/** The fields of a type; where it has none of its own, what it is called. */
export function fieldsOf(source: Source, node: TSType): NotedField[] | string {
  if (node.type === 'TSUndefinedKeyword' || node.type === 'TSVoidKeyword') return 'nothing';
  if (node.type === 'TSUnknownKeyword') return 'nothing that is read';
  if (node.type === 'TSTypeLiteral') return membersOf(source, node.members);
  if (node.type === 'TSIntersectionType') {
    const parts = node.types.map((part) => fieldsOf(source, part));
    if (parts.every((part) => Array.isArray(part))) return parts.flat();
  }
  const name = referred(node);
  const found = name === null ? null : named(source, name);
  return (found && fieldsOfNamed(found)) ?? textOf(source, node);
}

/** The events of a union, by their types. */
export function eventsOf(source: Source, node: TSType): Record<string, NotedEvent> {
  if (node.type === 'TSUnionType') {
    return Object.assign({}, ...node.types.map((member) => eventsOf(source, member)));
  }
  const name = referred(node);
  const found = name === null ? null : named(source, name);
  if (found && !('fields' in found)) return eventsOf(found.source, found.node);
  const fields = found ? found.fields : fieldsOf(source, node);
  if (typeof fields === 'string') return {};
  const declared = name === null ? null : declarationOf(source, name);
  const description = declared
    ? commentBefore(declared.source, declared.statement.start)
    : commentBefore(source, node.start);
  const types = fields.find((field) => field.name === 'type')?.type ?? '';
  const rest = fields.filter((field) => field.name !== 'type');
  return Object.fromEntries(
    [...types.matchAll(/'([^']+)'/g)].map(([, type]) => [
      type,
      { ...(description !== undefined && { description }), fields: rest },
    ]),
  );
}

/** The types that an actor is written with: what it answers, what it is asked. */
export function actorTypes(node: Node): readonly TSType[] {
  if (node.type === 'TSAsExpression') {
    const { typeAnnotation } = node;
    return typeAnnotation.type === 'TSTypeReference'
      ? (typeAnnotation.typeArguments?.params ?? [])
      : [];
  }
  return node.type === 'CallExpression' ? (node.typeArguments?.params ?? []) : [];
}
