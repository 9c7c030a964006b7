import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import type { Attempt } from '@rad-wallet/ui/requests';
import { connectRecent } from './connectRecent';
import { listExternalEvents, isActive, getTransitionId } from './machine';

export interface Step {
  /** The event that the machine receives; in a sequence, the last one. */
  event: EventObject;
  /** All events of the step, in order. */
  events: readonly EventObject[];
  /** `event`: sent by the user or page. `done`, `error`: an actor's result. `after`: a delay. */
  kind: 'event' | 'done' | 'error' | 'after';
  /** Name of the actor or delay; undefined for `event`. */
  name?: string;
  state: AnyMachineSnapshot;
  /** Ids of the transitions taken. */
  transitions: readonly string[];
}

interface GraphNode {
  snapshot: AnyMachineSnapshot;
  /** Computed on first use. */
  steps?: readonly Step[];
}

function createSimulator({ machine, input, recent }: Pick<Plan, 'machine' | 'input' | 'recent'>) {
  let taken: string[] = [];
  const self = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.microstep') {
        // XState has no public API for the transitions taken (statelyai/xstate#4693).
        taken.push(...inspected._transitions.map(getTransitionId));
      }
    },
  } as never);
  connectRecent(self, recent);
  const noop = () => {};
  const scope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: noop,
    defer: noop,
    stopChild: noop,
    emit: noop,
    actionExecutor: noop,
  };
  return {
    initial: self.getSnapshot() as AnyMachineSnapshot,
    initialTransitions: taken,
    next(snapshot: AnyMachineSnapshot, events: readonly EventObject[]) {
      taken = [];
      let state = snapshot;
      for (const event of events) {
        state = machine.transition(state as never, event as never, scope as never) as never;
      }
      return { state, transitions: taken };
    },
  };
}

/** Payments that already have a key, so that they need no confirmation, and what the last one waits for. */
const listAttempted = ({ attempt }: { attempt?: Attempt | null }) =>
  attempt
    ? [
        attempt.repeats !== undefined,
        attempt.awaitsConsent,
        ...[attempt, ...(attempt.earlier ?? [])].map(({ subject }) => subject),
      ]
    : [];

/**
 * Returns the key of a graph node: the state value plus the result of the test plan's `distinguish`, and the attempts
 * if each payment repeats a recent one and needs consent.
 */
export const getNodeKey = ({ distinguish, recent }: Plan, { value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, distinguish?.(context), recent && listAttempted(context as object)]);

/** Creates the graph of all nodes that a test plan can reach, explored on demand. */
export function createGraph<Machine extends AnyStateMachine>(plan: Plan<Machine>) {
  const { machine, outputs, errors, events, sequences = [], given = [] } = plan;
  const external = new Map(
    listExternalEvents(machine, { outputs, errors }).map((entry) => [entry.event, entry]),
  );
  const simulator = createSimulator(plan as Plan);
  const nodes = new Map<string, GraphNode>();
  const getKey = (snapshot: AnyMachineSnapshot) => getNodeKey(plan as Plan, snapshot);
  const candidates: readonly (readonly EventObject[])[] = [
    ...events.map((event) => [event]),
    ...sequences,
    ...[...external.values()].map(({ event }) => [event]),
  ];

  const canOccur = (snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
    const entry = external.get(event);
    if (entry) return isActive(snapshot, entry.node.path);
    return (
      snapshot.can(event) &&
      (plan.isAvailable?.(snapshot as never, event as EventFromLogic<Machine>) ?? true)
    );
  };

  const takeStep = (snapshot: AnyMachineSnapshot, sent: readonly EventObject[]): Step | null => {
    const [first] = sent;
    const event = sent.at(-1);
    if (!first || !event || !canOccur(snapshot, first)) return null;
    const { kind = 'event', name } = external.get(first) ?? {};
    const { state, transitions } = simulator.next(snapshot, sent);
    return transitions.length === 0
      ? null
      : { event, events: sent, kind, name, state, transitions };
  };

  return {
    start: given.reduce(
      (snapshot, event) => simulator.next(snapshot, [event]).state,
      simulator.initial,
    ),
    initialTransitions: simulator.initialTransitions,
    getKey,
    takeStep,
    listSteps(snapshot: AnyMachineSnapshot): readonly Step[] {
      const key = getKey(snapshot);
      const node = nodes.get(key) ?? { snapshot };
      nodes.set(key, node);
      node.steps ??= candidates.flatMap((sent) => takeStep(node.snapshot, sent) ?? []);
      return node.steps;
    },
  };
}

export type Graph = ReturnType<typeof createGraph>;

export interface Route {
  steps: readonly Step[];
  state: AnyMachineSnapshot;
}

/** Yields routes breadth-first; `isNew` is true if no earlier route led to the same node. */
export function* visitBreadthFirst(
  graph: Graph,
  from: AnyMachineSnapshot,
  limit: number,
): Generator<Route & { isNew: boolean }> {
  const seen = new Set([graph.getKey(from)]);
  const queue: Route[] = [{ steps: [], state: from }];
  for (const { steps, state } of queue) {
    for (const step of graph.listSteps(state)) {
      const route = { steps: [...steps, step], state: step.state };
      const key = graph.getKey(step.state);
      const isNew = !seen.has(key) && seen.size < limit;
      yield { ...route, isNew };
      if (!isNew) continue;
      seen.add(key);
      queue.push(route);
    }
  }
}
