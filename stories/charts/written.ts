import type { NotedActor, StatechartNotes } from 'storybook-addon-statecharts';
import type { CallExpression, Node, ObjectExpression, ObjectProperty } from 'oxc-parser';
import { commentBefore, declarationOf, nodesIn, sourceOf, type Source } from './source';
import { actorTypes, eventsOf, fieldsOf } from './types';

// What a machine's file says of it: its comments and its types.

const isCall = (node: Node): node is CallExpression => node.type === 'CallExpression';

/** What a call is given first, if that is an object. */
function argumentOf(source: Source, isIt: (call: CallExpression) => boolean) {
  for (const node of nodesIn(source.program)) {
    const [argument] = isCall(node) && isIt(node) ? node.arguments : [];
    if (argument?.type === 'ObjectExpression') return argument;
  }
  return null;
}

const callsFunction = (name: string) => (call: CallExpression) =>
  call.callee.type === 'Identifier' && call.callee.name === name;

const callsMethod = (name: string) => (call: CallExpression) =>
  call.callee.type === 'MemberExpression' &&
  call.callee.property.type === 'Identifier' &&
  call.callee.property.name === name;

const keyOf = ({ key }: ObjectProperty) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const propertiesOf = (object: ObjectExpression | null) =>
  (object?.properties ?? []).filter((property) => property.type === 'Property');

function valueOf(object: ObjectExpression | null, name: string): Node | null {
  return propertiesOf(object).find((property) => keyOf(property) === name)?.value ?? null;
}

function objectOf(object: ObjectExpression | null, name: string): ObjectExpression | null {
  const value = valueOf(object, name);
  return value?.type === 'ObjectExpression' ? value : null;
}

/** What a comment says of a property, or else of the constant that is its value. */
function saidOf(source: Source, property: ObjectProperty): string | undefined {
  const own = commentBefore(source, property.start);
  if (own !== undefined || property.value.type !== 'Identifier') return own;
  const declared = declarationOf(source, property.value.name);
  return declared ? commentBefore(declared.source, declared.statement.start) : undefined;
}

/** Names with what is said of each; those of which nothing is said are left out. */
const saidOfEach = (source: Source, object: ObjectExpression | null) =>
  Object.fromEntries(
    propertiesOf(object).flatMap((property) => {
      const said = saidOf(source, property);
      return said === undefined ? [] : [[keyOf(property), said] as const];
    }),
  );

function statesIn(source: Source, config: ObjectExpression | null, outer = ''): [string, string][] {
  return propertiesOf(objectOf(config, 'states')).flatMap((property): [string, string][] => {
    const id = `${outer}${keyOf(property)}`;
    const said = commentBefore(source, property.start);
    const { value } = property;
    return [
      ...(said === undefined ? [] : [[id, said] as [string, string]]),
      ...(value.type === 'ObjectExpression' ? statesIn(source, value, `${id}.`) : []),
    ];
  });
}

/** The value of a constant within a file, also of one in a function. */
function constant(source: Source, name: string): Node | null {
  for (const node of nodesIn(source.program)) {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.id.name === name
    )
      return node.init;
  }
  return null;
}

function actorsIn(source: Source, actors: ObjectExpression | null): Record<string, NotedActor> {
  return Object.fromEntries(
    propertiesOf(actors).map((property) => {
      const { value } = property;
      const node = value.type === 'Identifier' ? constant(source, value.name) : value;
      const [output, input] = node ? actorTypes(node) : [];
      const description = saidOf(source, property);
      return [
        keyOf(property),
        {
          ...(description !== undefined && { description }),
          ...(input && { input: fieldsOf(source, input) }),
          ...(output && { output: fieldsOf(source, output) }),
        },
      ];
    }),
  );
}

/** `{} as Type` of `types` in a set-up. */
function typeIn(object: ObjectExpression | null, name: string) {
  const value = valueOf(object, name);
  return value?.type === 'TSAsExpression' ? value.typeAnnotation : null;
}

function setUpNotes(source: Source): StatechartNotes {
  const given = argumentOf(source, callsFunction('setup'));
  const config = argumentOf(source, callsMethod('createMachine'));
  const types = objectOf(given, 'types');
  const [events, emitted] = [typeIn(types, 'events'), typeIn(types, 'emitted')];
  const actions = saidOfEach(source, objectOf(given, 'actions'));
  return {
    states: Object.fromEntries(statesIn(source, config)),
    events: events ? eventsOf(source, events) : {},
    actors: actorsIn(source, objectOf(given, 'actors')),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, description]) => [name, { description }]),
    ),
    guards: saidOfEach(source, objectOf(given, 'guards')),
    delays: saidOfEach(source, objectOf(given, 'delays')),
    emitted: emitted ? eventsOf(source, emitted) : {},
  };
}

/** The machine that a file exports, and what is said of it there. */
function descriptionIn(source: Source): string | undefined {
  for (const [name, statement] of source.declared) {
    if (name.endsWith('Machine') && statement.type === 'ExportNamedDeclaration') {
      return commentBefore(source, statement.start);
    }
  }
  return undefined;
}

/** What a form calls its values or its facts: `AuthValues`. */
const ownName = ({ declared, taken }: Source, kind: string) =>
  [...declared.keys(), ...taken.keys()].find(
    (name) => name !== kind && name.endsWith(kind) && /^[A-Z]/.test(name),
  );

/** A form's machine is made elsewhere; here stands what is its own. */
function formNotes(source: Source, options: ObjectExpression): StatechartNotes {
  const made = declarationOf(source, 'createSubmissionMachine');
  const common = made ? setUpNotes(made.source) : {};
  const option = (name: string) => {
    const property = propertiesOf(options).find((candidate) => keyOf(candidate) === name);
    return property && saidOf(source, property);
  };
  const [submit, redirect] = [option('submit'), option('redirect')];
  const own = (type: string) =>
    type.replaceAll(/\b(?:Values|Facts)\b/g, (name) => ownName(source, name) ?? name);
  const events = Object.entries(common.events ?? {}).map(([type, event]) => [
    type,
    { ...event, fields: event.fields?.map((field) => ({ ...field, type: own(field.type) })) },
  ]);
  return {
    ...common,
    events: Object.fromEntries(events),
    actors: {
      submit: { ...common.actors?.submit, ...(submit !== undefined && { description: submit }) },
    },
    delays: { ...common.delays, ...(redirect !== undefined && { redirect }) },
  };
}

/** What a machine's file says of it. */
export function writtenNotes(file: string): StatechartNotes {
  const source = sourceOf(file);
  const form = argumentOf(source, callsFunction('createSubmissionMachine'));
  const description = descriptionIn(source);
  return {
    ...(description !== undefined && { description }),
    ...(form ? formNotes(source, form) : setUpNotes(source)),
  };
}
