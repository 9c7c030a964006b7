import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  StateValue,
} from 'xstate';

/** An event that the world sends, and the states in which it can come. */
export interface WorldEvent {
  event: EventObject;
  /** The state that has to be active. */
  node: AnyStateNode;
  kind: 'done' | 'error' | 'after';
  /** The actor asked (`done`, `error`), or the name of the delay (`after`). */
  name: string;
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** What actors may answer: `outputs` by the actor's name, and one refusal each. */
export function worldEvents(
  machine: AnyStateMachine,
  outputs: Record<string, unknown> = {},
): WorldEvent[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }): WorldEvent[] => {
      const name = String(src);
      return [
        {
          node,
          kind: 'done',
          name,
          event: { type: `xstate.done.actor.${id}`, output: outputs[name] } as EventObject,
        },
        {
          node,
          kind: 'error',
          name,
          event: { type: `xstate.error.actor.${id}`, error: new Error('refused') } as EventObject,
        },
      ];
    }),
    ...node.after.map((transition): WorldEvent => ({
      node,
      kind: 'after',
      name: String(transition.delay),
      event: { type: transition.eventType },
    })),
  ]);
}

/** The state value that a path of names means: `['editing', 'details']` is `{ editing: 'details' }`. */
function valueOf([name = '', ...rest]: readonly string[]): StateValue {
  return rest.length === 0 ? name : { [name]: valueOf(rest) };
}

/** Whether a state is active, by its path from the root. */
export function isActive(snapshot: AnyMachineSnapshot, path: readonly string[]): boolean {
  return path.length === 0 || snapshot.matches(valueOf(path) as never);
}

/** Whether an event can come now: the world's while its state is active, the person's while the machine takes it. */
export function eventFilter(world: readonly WorldEvent[]) {
  const byType = new Map(world.map((entry) => [entry.event.type, entry]));
  return (snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
    const entry = byType.get(event.type);
    if (entry) return isActive(snapshot, entry.node.path);
    return !event.type.startsWith('xstate.') && snapshot.can(event);
  };
}

/** Paths of all leaf states. */
export function leafPaths(machine: AnyStateMachine): string[][] {
  return nodesOf(machine.root)
    .filter((node) => Object.keys(node.states).length === 0 && node !== machine.root)
    .map((node) => node.path);
}

/** Names of all leaf states, such as `confirming` or `editing.details`. */
export function leafStates(machine: AnyStateMachine): string[] {
  return leafPaths(machine).map((path) => path.join('.'));
}
