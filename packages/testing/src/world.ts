import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  StateValue,
} from 'xstate';

/** What the refusal of an actor is, where a walk is told no other. */
export const REFUSAL = 'refused';

/** An event that the world sends, and the states in which it can come. */
export interface WorldEvent {
  event: EventObject;
  /** The state that has to be active. */
  node: AnyStateNode;
  kind: 'done' | 'error' | 'after';
  /** The actor asked (`done`, `error`), or the name of the delay (`after`). */
  name: string;
}

/** A state and all inside it. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** What actors may answer, `outputs` by the actor's name and one refusal each, and the delays. */
export function worldEvents(
  machine: AnyStateMachine,
  outputs: Readonly<Record<string, unknown>> = {},
): WorldEvent[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }): WorldEvent[] => {
      const name = String(src);
      const answer = (kind: 'done' | 'error', more: object): WorldEvent => ({
        node,
        kind,
        name,
        event: { type: `xstate.${kind}.actor.${id}`, ...more },
      });
      return [
        answer('done', { output: outputs[name] }),
        answer('error', { error: new Error(REFUSAL) }),
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

/** The names of a machine's innermost states, such as `confirming` or `editing.details`. */
export function statesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => Object.keys(node.states).length === 0 && node !== machine.root)
    .map((node) => node.path.join('.'));
}
