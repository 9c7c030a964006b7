import { shortestPaths, type Plan } from '@rad-wallet/testing';
import {
  emit,
  enqueueActions,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type EventObject,
} from 'xstate';

// What a machine does while its plan is walked: which action emits what, and what its actors are asked.

/** What was seen. */
export interface Observed {
  /** Types of what each action emitted, by its name: nothing where it was done and emitted nothing. */
  emits: Record<string, string[]>;
  /** What the events of each type were about. */
  values: Record<string, string[]>;
  /** What each actor was asked, by its name. */
  asked: Record<string, unknown[]>;
}

type Emission = EventObject & { id?: unknown; outcome?: unknown };

/** What XState keeps on the actions that its makers make. */
interface MadeAction {
  type: string;
  collect?: (args: { enqueue: object }, params: unknown) => void;
  event?: unknown;
}

const isMade = (action: unknown): action is MadeAction =>
  typeof action === 'function' && 'type' in action;

const sorted = (sets: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries([...sets].map(([key, set]) => [key, [...set].toSorted()]));

/** Walks a plan to every situation it reaches, over every edge between them. */
export function observe(plan: Plan): Observed {
  const emits = new Map<string, Set<string>>();
  const values = new Map<string, Set<string>>();
  const add = (sets: Map<string, Set<string>>, key: string, value?: unknown) => {
    const set = sets.get(key) ?? new Set();
    sets.set(key, set);
    if (typeof value === 'string') set.add(value);
  };
  const note = (name: string, emission: Emission) => {
    add(emits, name, emission.type);
    add(values, emission.type, emission.id ?? emission.outcome);
  };

  const told = (action: MadeAction, name: string) => {
    const { collect, event } = action;
    if (action.type === 'xstate.emit' && event !== undefined) {
      return emit((args: object, params: unknown) => {
        const emission = (typeof event === 'function' ? event(args, params) : event) as Emission;
        note(name, emission);
        return emission;
      });
    }
    if (!collect) return action;
    return enqueueActions((args, params: unknown) => {
      add(emits, name);
      const enqueue = new Proxy(args.enqueue, {
        get: (target, key) =>
          key === 'emit'
            ? (emission: never) => {
                note(name, emission);
                target.emit(emission);
              }
            : (Reflect.get(target, key) as unknown),
      });
      collect({ ...args, enqueue }, params);
    });
  };

  const actions = plan.machine.implementations.actions as Record<string, unknown>;
  const machine = plan.machine.provide({
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        isMade(action) ? told(action, name) : action,
      ]),
    ) as never,
  });
  const asked: Record<string, unknown[]> = {};
  for (const { state } of shortestPaths({ ...plan, machine })) {
    for (const [name, input] of questionsIn(state)) (asked[name] ??= []).push(input);
  }
  return { emits: sorted(emits), values: sorted(values), asked };
}

/** What the actors that run in a situation were asked when they began. */
function questionsIn({ children, machine }: AnyMachineSnapshot): [string, unknown][] {
  const names = new Map(
    nodesOf(machine.root).flatMap((node) =>
      node.invoke.map(({ id, src }) => [id, String(src)] as const),
    ),
  );
  return Object.entries(children as Record<string, { options?: { input?: unknown } }>).map(
    ([id, child]) => [names.get(id) ?? id, child.options?.input],
  );
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
