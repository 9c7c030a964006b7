import { and, not, StateMachine, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { getTransitionId, listStateNodes } from '../machine';

/** One change to a machine that a test must notice. */
export interface Mutation {
  /** Where and what, such as `sendMoney.confirming submitted 1: guard removed`. */
  id: string;
  /** Changes the machine, and returns a function that restores it. */
  apply: (machine: AnyStateMachine) => () => void;
}

type Change = (machine: AnyStateMachine) => () => void;

/** Sets a property, and returns a function that restores it. */
function replace<Target extends object, Key extends keyof Target>(
  target: Target,
  key: Key,
  value: Target[Key],
): () => void {
  const before = target[key];
  target[key] = value;
  return () => void (target[key] = before);
}

const listMachineTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  listStateNodes(machine.root).flatMap(({ transitions, always = [] }) => [
    ...[...transitions.values()].flat(),
    ...always,
  ]);

const without = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_item, at) => at !== index);

const describeAction = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type } = action as { type?: string };
  return type ?? 'inline';
};

/** XState starts and cancels timers with actions of its own. */
const isTimer = (action: unknown): boolean =>
  ['xstate.raise', 'xstate.cancel'].includes(describeAction(action));

function listTransitionChanges(machine: AnyStateMachine): [string, Change][] {
  return listMachineTransitions(machine).flatMap((transition, at) => {
    const id = getTransitionId(transition);
    const change =
      (edit: (found: AnyTransitionDefinition) => () => void): Change =>
      (target) => {
        const found = listMachineTransitions(target)[at];
        if (!found) throw new Error(`${target.id} has no transition ${id}.`);
        return edit(found);
      };
    const { guard, target, actions } = transition;
    const changes: [string, Change][] = [];
    if (guard) {
      changes.push(
        ['guard removed', change((found) => replace(found, 'guard', undefined))],
        ['guard negated', change((found) => replace(found, 'guard', not(guard as never)))],
      );
    }
    if (target?.length) {
      // Without a target, a transition that needs no event would be taken forever.
      const remove = (found: AnyTransitionDefinition) =>
        found.eventType === ''
          ? replace(found, 'guard', () => false)
          : replace(found, 'target', undefined);
      changes.push(['target removed', change(remove)]);
    }
    actions.forEach((action, index) =>
      changes.push([
        `action ${index} (${describeAction(action)}) removed`,
        change((found) => replace(found, 'actions', without(actions, index))),
      ]),
    );
    return changes.map(([what, edit]): [string, Change] => [`${id}: ${what}`, edit]);
  });
}

function listNodeChanges(machine: AnyStateMachine): [string, Change][] {
  return listStateNodes(machine.root).flatMap((node, at) => {
    const remove = (key: 'entry' | 'exit', index: number): Change => {
      return (target) => {
        const found = listStateNodes(target.root)[at];
        if (!found) throw new Error(`${target.id} has no state ${node.id}.`);
        return replace(found, key, without(found[key], index));
      };
    };
    return (['entry', 'exit'] as const).flatMap((key) =>
      node[key].flatMap((action, index): [string, Change][] => {
        const name = describeAction(action);
        if (key === 'exit' && isTimer(action)) return [];
        const what = isTimer(action)
          ? `timer ${String((action as { delay?: unknown }).delay)}`
          : `${key} action ${index} (${name})`;
        return [[`${node.id}: ${what} removed`, remove(key, index)]];
      }),
    );
  });
}

/** Lists what can be removed from a machine or negated: guards, targets, actions and timers. */
export function listMutations(machine: AnyStateMachine): Mutation[] {
  return [...listTransitionChanges(machine), ...listNodeChanges(machine)].map(([id, change]) => ({
    id,
    apply: (target) => applyTo(target, change),
  }));
}

/** More than any test evaluates without giving way to timers. */
const MAX_EVALUATIONS = 10_000;

/** Ends machines that a mutation lets loop for ever, because no timeout of a test could. */
function createLoopGuard() {
  let evaluations = 0;
  return () => {
    if (evaluations === 0) setImmediate(() => (evaluations = 0));
    evaluations += 1;
    if (evaluations > MAX_EVALUATIONS) throw new Error('The machine loops.');
    return true;
  };
}

function endLoops(machine: AnyStateMachine): () => void {
  const endLoop = createLoopGuard();
  const reverts = listStateNodes(machine.root)
    .flatMap(({ always = [] }) => always)
    .map((transition) => {
      const { guard } = transition;
      return replace(transition, 'guard', guard ? and([endLoop, guard as never]) : endLoop);
    });
  return () => reverts.forEach((revert) => revert());
}

/** `provide` parses the whole machine again, so the change must be repeated. */
function applyTo(machine: AnyStateMachine, change: Change): () => void {
  const revertChange = change(machine);
  const revertLoops = endLoops(machine);
  const provide: AnyStateMachine['provide'] = (implementations) => {
    const provided = StateMachine.prototype.provide.call(machine, implementations);
    applyTo(provided, change);
    return provided as AnyStateMachine;
  };
  Object.assign(machine, { provide });
  return () => {
    revertLoops();
    revertChange();
    Reflect.deleteProperty(machine, 'provide');
  };
}
