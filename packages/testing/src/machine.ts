import { NoResponseError } from '@rad-wallet/ui/requests';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
  StateValue,
} from 'xstate';

/** Default message of the error with which an actor rejects. */
export const FAILURE = 'failed';

/** What actors resolve or reject with, by actor name. */
interface ActorResults {
  outputs?: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, unknown>>;
}
/** The actor that looks up the outcome of a request in doubt. */
const FIND_RESULT = 'findResult';

export interface ExternalEvent {
  event: EventObject;
  node: AnyStateNode;
  kind: 'done' | 'error' | 'after';
  /** Name of the actor (`done`, `error`) or of the delay (`after`). */
  name: string;
}

export function listStateNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listStateNodes)];
}

/** `findResult` finds nothing, or the output of the actor that the adjacent state invokes again. */
function listOutputs(
  name: string,
  { parent }: AnyStateNode,
  outputs: Readonly<Record<string, unknown>>,
): unknown[] {
  if (name !== FIND_RESULT) return [outputs[name]];
  const repeated = Object.values(parent?.states ?? {}).flatMap(({ invoke }) =>
    invoke.flatMap(({ src }) => (src === FIND_RESULT ? [] : [String(src)])),
  );
  return [null, ...repeated.map((actor) => ({ output: outputs[actor] }))];
}

/** If the state distinguishes a lost connection from a rejection, the actor can reject with either. */
function listErrors(
  { transitions }: AnyStateNode,
  id: string,
  failure: unknown = new Error(FAILURE),
): unknown[] {
  const failed = transitions.get(`xstate.error.actor.${id}`) ?? [];
  const hasDoubt = failed.some(({ guard }) => guard === 'isUnanswered');
  return [failure, ...(hasDoubt ? [new NoResponseError()] : [])];
}

/** Lists the results of actors (`done`, `error`) and the delays that can occur. */
export function listExternalEvents(
  machine: AnyStateMachine,
  { outputs = {}, errors = {} }: ActorResults = {},
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
        ...listOutputs(name, node, outputs).map((output) => settle('done', { output })),
        ...listErrors(node, id, errors[name]).map((error) => settle('error', { error })),
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

/** Converts a path of state names to a state value: `['editing', 'details']` becomes `{ editing: 'details' }`. */
function toStateValue([name = '', ...rest]: readonly string[]): StateValue {
  return rest.length === 0 ? name : { [name]: toStateValue(rest) };
}

export function isActive(snapshot: AnyMachineSnapshot, path: readonly string[]): boolean {
  return path.length === 0 || snapshot.matches(toStateValue(path) as never);
}

/** Returns a transition's id: the state's id, the event type and the index among the alternatives. */
export function getTransitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType || 'always'} ${alternatives?.indexOf(transition) ?? 0}`;
}

/** Lists the ids of all transitions, except forbidden ones: events without a target or an action. */
export function listTransitions(machine: AnyStateMachine): string[] {
  return listStateNodes(machine.root)
    .flatMap(({ transitions, always = [] }) => [...[...transitions.values()].flat(), ...always])
    .filter(
      ({ eventType, target, actions }) =>
        // A result or a timer.
        eventType.startsWith('xstate.') || (target?.length ?? 0) > 0 || actions.length > 0,
    )
    .map(getTransitionId);
}

/** Lists the names of a machine's atomic states, such as `confirming` or `editing.details`. */
export function listStates(machine: AnyStateMachine): string[] {
  return listStateNodes(machine.root)
    .filter((node) => Object.keys(node.states).length === 0 && node !== machine.root)
    .map((node) => node.path.join('.'));
}
