import { createActor, SimulatedClock, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { Plan } from './plan';
import { eventFilter, isActive, statesOf, worldEvents } from './world';

/** One thing that happens on a path. */
export interface Step {
  /** The event that the machine is sent. */
  event: EventObject;
  /** Who sends it: the person or the page (`event`), an actor that answers or refuses, the time that is over. */
  kind: 'event' | 'done' | 'error' | 'after';
  /** The actor or the delay, where it is not the person. */
  name?: string;
  /** How the machine stands then. */
  state: AnyMachineSnapshot;
}

/** A way through a machine. */
export interface Path {
  /** What happens, in its order. */
  steps: readonly Step[];
  /** Where it leads. */
  state: AnyMachineSnapshot;
}

/** Every situation, and where each event leads from it. */
type Situations = Record<string, { transitions: Record<string, Move> }>;

interface Move {
  event: EventObject;
  state: AnyMachineSnapshot;
}

interface Way {
  steps: readonly Move[];
  state: AnyMachineSnapshot;
}

function traversal({
  machine,
  input,
  events,
  outputs,
  distinguish,
  limit = 2000,
  given = [],
}: Plan) {
  const world = worldEvents(machine, outputs);
  const start = createActor(machine, { input, clock: new SimulatedClock() }).start();
  for (const event of given) start.send(event);
  const fromState = start.getSnapshot() as AnyMachineSnapshot;
  start.stop();
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, distinguish?.(snapshot.context)]);
  const byType = new Map(world.map((entry) => [entry.event.type, entry]));
  const stepOf = ({ event, state }: Move): Step => {
    const { kind = 'event', name } = byType.get(event.type) ?? {};
    return { event, kind, name, state };
  };
  return {
    fromState,
    keyOf,
    /** A way as a path, without the event that a graph begins with. */
    pathOf: ({ steps, state }: Way): Path => ({
      steps: steps.filter(({ event }) => event.type !== 'xstate.init').map(stepOf),
      state,
    }),
    graph: {
      input,
      fromState,
      limit,
      events: [...events, ...world.map((entry) => entry.event)],
      filterEvents: eventFilter(world),
      serializeState: keyOf,
    },
  };
}

const situationsOf = ({ machine }: Plan, graph: object) =>
  getAdjacencyMap(machine, graph as never) as unknown as Situations;

const shortestWays = ({ machine }: Plan, graph: object) =>
  getShortestPaths(machine, graph as never) as unknown as Way[];

/** Shortest paths: one to every situation that can be reached. */
export function shortestPaths(plan: Plan): Path[] {
  const { graph, pathOf } = traversal(plan);
  return shortestWays(plan, graph).map(pathOf);
}

/**
 * Simple paths, no situation visited twice, the short ones first and at most `bound` of them. Laid
 * from the map of situations: `getSimplePaths` lists every path there is before it returns, and
 * their number grows by the factorial.
 */
export function simplePaths(plan: Plan, bound = 300): Path[] {
  const { graph, fromState, keyOf, pathOf } = traversal(plan);
  const situations = situationsOf(plan, graph);
  const start = keyOf(fromState);
  const queue: { at: string; visited: Set<string>; way: Way }[] = [
    { at: start, visited: new Set([start]), way: { steps: [], state: fromState } },
  ];
  for (const { at, visited, way } of queue) {
    if (queue.length >= bound) break;
    for (const move of Object.values(situations[at]?.transitions ?? {})) {
      const key = keyOf(move.state);
      if (visited.has(key)) continue;
      queue.push({
        at: key,
        visited: new Set([...visited, key]),
        way: { steps: [...way.steps, move], state: move.state },
      });
    }
  }
  return queue.slice(1, bound + 1).map(({ way }) => pathOf(way));
}

/**
 * A path over each edge that the shortest paths leave out: to a situation by the shortest one, then
 * on. What leads back to where it began is walked in one go, and comes before what leads away.
 */
export function edgePaths(plan: Plan): Path[] {
  const { graph, fromState, keyOf, pathOf } = traversal(plan);
  const situations = situationsOf(plan, graph);
  return shortestWays(plan, graph).flatMap((way) => {
    const here = keyOf(way.steps.at(-1)?.state ?? fromState);
    const edges = Object.values(situations[here]?.transitions ?? {});
    const stays = edges.filter(({ state }) => keyOf(state) === here);
    const leads = edges.filter((edge) => !stays.includes(edge));
    const onward = (moves: readonly Move[]): Path =>
      pathOf({ steps: [...way.steps, ...moves], state: moves.at(-1)?.state ?? way.state });
    return [...(stays.length > 0 ? [onward(stays)] : []), ...leads.map((edge) => onward([edge]))];
  });
}

/** The shortest path to each innermost state that a plan reaches, by the state's name. */
export function pathsByState(plan: Plan): Map<string, Path> {
  const paths = shortestPaths(plan);
  const found = new Map<string, Path>();
  for (const state of statesOf(plan.machine)) {
    const [shortest] = paths
      .filter((path) => isActive(path.state, state.split('.')))
      .toSorted((a, b) => a.steps.length - b.steps.length);
    if (shortest) found.set(state, shortest);
  }
  return found;
}
