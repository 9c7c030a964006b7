import type { Plan } from '@rad-wallet/testing';
import type { NotedActor, NotedField, StatechartNotes } from 'storybook-addon-statecharts';
import { observe, type Observed } from './observed';
import { shapeOf } from './shape';
import { writtenNotes } from './written';

/** The type in the place of a form's own: who reads of one form wants to know its subject. */
const OPEN = new Set(['Subject', 'Result']);

function actorNotes(name: string, actor: NotedActor, plan: Plan, { asked }: Observed): NotedActor {
  const questions = asked[name] ?? [];
  const filled = (field: NotedField): NotedField =>
    OPEN.has(field.type)
      ? {
          ...field,
          type: shapeOf(questions.map((input) => (input as Record<string, unknown>)[field.name])),
        }
      : field;
  const output = plan.outputs?.[name];
  return {
    ...actor,
    ...(Array.isArray(actor.input) && { input: actor.input.map(filled) }),
    ...(typeof actor.output === 'string' &&
      OPEN.has(actor.output) && {
        output: output === undefined ? 'nothing that is read' : shapeOf([output]),
      }),
  };
}

/** Those of a record that a machine has a use for, in its order. */
const ofThese = <Value>(record: Readonly<Record<string, Value>> = {}, names: Iterable<string>) =>
  Object.fromEntries(
    [...names].flatMap((name) => {
      const value = record[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/**
 * All that a page says of a machine beside what the machine itself has: what its file says in comments and
 * types, and what it does while its plan is walked.
 */
export function machineNotes(file: string, plan: Plan): StatechartNotes {
  const { machine } = plan;
  const written = writtenNotes(file);
  const observed = observe(plan);
  const actionNames = Object.keys(machine.implementations.actions);
  const emittedTypes = new Set(Object.values(observed.emits).flat());
  return {
    ...(written.description !== undefined && { description: written.description }),
    states: written.states ?? {},
    events: ofThese(written.events, machine.events),
    actors: Object.fromEntries(
      Object.entries(written.actors ?? {}).map(([name, actor]) => [
        name,
        actorNotes(name, actor, plan, observed),
      ]),
    ),
    actions: ofThese(
      Object.fromEntries(
        actionNames.map((name) => {
          const emits = observed.emits[name];
          const note = { ...written.actions?.[name], ...(emits && { emits }) };
          return [name, Object.keys(note).length > 0 ? note : undefined];
        }),
      ),
      actionNames,
    ),
    guards: ofThese(written.guards, Object.keys(machine.implementations.guards)),
    delays: ofThese(written.delays, Object.keys(machine.implementations.delays)),
    emitted: Object.fromEntries(
      [...emittedTypes].toSorted().map((type) => {
        const values = observed.values[type] ?? [];
        return [type, { ...written.emitted?.[type], ...(values.length > 0 && { values }) }];
      }),
    ),
  };
}
