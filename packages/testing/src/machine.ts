import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  StateValue,
} from 'xstate';

/** The message of the error that an actor fails with by default. */
export const FAILURE = 'failed';

/** An event of an actor or a timer, and the state in which it can occur. */
export interface ExternalEvent {
  event: EventObject;
  /** The state that has to be active. */
  node: AnyStateNode;
  kind: 'done' | 'error' | 'after';
  /** The actor (`done`, `error`) or the delay (`after`). */
  name: string;
}

/** A state node and its descendants. */
export function listStateNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listStateNodes)];
}

/** The events of a machine's actors, each of which resolves with its output or fails, and of its delays. */
export function listExternalEvents(
  machine: AnyStateMachine,
  outputs: Readonly<Record<string, unknown>> = {},
): ExternalEvent[] {
  return listStateNodes(machine.root).flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }): ExternalEvent[] => {
      const name = String(src);
      const settle = (kind: 'done' | 'error', more: object): ExternalEvent => ({
        node,
        kind,
        name,
        event: { type: `xstate.${kind}.actor.${id}`, ...more },
      });
      return [
        settle('done', { output: outputs[name] }),
        settle('error', { error: new Error(FAILURE) }),
      ];
    }),
    ...node.after.map((transition): ExternalEvent => ({
      node,
      kind: 'after',
      name: String(transition.delay),
      event: { type: transition.eventType },
    })),
  ]);
}

/** The state value of a path of names: `['editing', 'details']` is `{ editing: 'details' }`. */
function toStateValue([name = '', ...rest]: readonly string[]): StateValue {
  return rest.length === 0 ? name : { [name]: toStateValue(rest) };
}

/** Whether a state is active, by its path from the root. */
export function isActive(snapshot: AnyMachineSnapshot, path: readonly string[]): boolean {
  return path.length === 0 || snapshot.matches(toStateValue(path) as never);
}

/** A transition's id: the state's id, the event type and the position among the alternatives. */
export function getTransitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType || 'always'} ${alternatives?.indexOf(transition) ?? 0}`;
}

/** The ids of all transitions of a machine that have a target or an action. */
export function listTransitions(machine: AnyStateMachine): string[] {
  return listStateNodes(machine.root)
    .flatMap(({ transitions, always = [] }) => [...[...transitions.values()].flat(), ...always])
    .filter(({ target, actions }) => (target?.length ?? 0) > 0 || actions.length > 0)
    .map(getTransitionId);
}

/** The names of a machine's leaf states, such as `confirming` or `editing.details`. */
export function listStates(machine: AnyStateMachine): string[] {
  return listStateNodes(machine.root)
    .filter((node) => Object.keys(node.states).length === 0 && node !== machine.root)
    .map((node) => node.path.join('.'));
}
