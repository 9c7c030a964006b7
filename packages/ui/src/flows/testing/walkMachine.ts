import { expect } from 'vitest';
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { eventFilter, leafStates, worldEvents, type WorldEvent } from './machineEvents';

export interface WalkOptions {
  machine: AnyStateMachine;
  input?: unknown;
  /** What a person may do, with the values that matter. */
  events: readonly EventObject[];
  /** Sent before anything else, such as data that the page loads. */
  given?: readonly EventObject[];
  /** What each actor answers when it succeeds. */
  outputs?: Record<string, unknown>;
  /** What makes two situations different besides the state. @default nothing */
  distinguish?: (context: never) => unknown;
  /** Bound on situations explored, so that a cyclic flow ends. @default 2000 */
  limit?: number;
}

interface Path {
  steps: { event: EventObject; state: AnyMachineSnapshot }[];
  state: AnyMachineSnapshot;
}

/** Every situation, and where each event leads from it. */
type Situations = Record<
  string,
  { transitions: Record<string, { event: EventObject; state: AnyMachineSnapshot }> }
>;

const settle = () => new Promise((resolve) => setImmediate(resolve));

function traversal(options: WalkOptions) {
  const { machine, input, events, outputs, distinguish, limit = 2000, given = [] } = options;
  const world = worldEvents(machine, outputs);
  const start = createActor(machine, { input, clock: new SimulatedClock() }).start();
  for (const event of given) start.send(event);
  const fromState = start.getSnapshot() as AnyMachineSnapshot;
  start.stop();
  return {
    world,
    graph: {
      input,
      fromState,
      limit,
      events: [...events, ...world.map((entry) => entry.event)],
      filterEvents: eventFilter(world),
      serializeState: (snapshot: AnyMachineSnapshot) =>
        JSON.stringify([snapshot.value, distinguish?.(snapshot.context as never)]),
    },
  };
}

/** Shortest paths: one to every situation that can be reached. */
export function shortestPaths(options: WalkOptions): Path[] {
  const { graph } = traversal(options);
  return getShortestPaths(options.machine, graph as never) as unknown as Path[];
}

/**
 * Simple paths, no situation visited twice, the short ones first and at most `bound` of them. Laid
 * from the map of situations: `getSimplePaths` lists every path there is before it returns, and
 * their number grows by the factorial.
 */
export function simplePaths(options: WalkOptions, bound = 300): Path[] {
  const { graph } = traversal(options);
  const situations = getAdjacencyMap(options.machine, graph as never) as unknown as Situations;
  const start = graph.serializeState(graph.fromState);
  const queue: { at: string; visited: Set<string>; path: Path }[] = [
    { at: start, visited: new Set([start]), path: { steps: [], state: graph.fromState } },
  ];
  for (let next = 0; next < queue.length && queue.length < bound; next += 1) {
    const { at, visited, path } = queue[next] as (typeof queue)[number];
    for (const { event, state } of Object.values(situations[at]?.transitions ?? {})) {
      const key = graph.serializeState(state);
      if (visited.has(key)) continue;
      queue.push({
        at: key,
        visited: new Set([...visited, key]),
        path: { steps: [...path.steps, { event, state }], state },
      });
    }
  }
  return queue.slice(1, bound + 1).map(({ path }) => path);
}

/** Names of the leaf states that some path reaches. */
export function reachedStates(options: WalkOptions): Set<string> {
  const names = leafStates(options.machine);
  const snapshots = shortestPaths(options).map((path) => path.state);
  return new Set(
    names.filter((name) =>
      snapshots.some((snapshot) =>
        snapshot._nodes.some((node) => node.path.length > 0 && node.path.join('.') === name),
      ),
    ),
  );
}

interface Answer {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Walks one path on a live actor: real transitions, answers from promises, time from a simulated clock. */
export async function walk(options: WalkOptions, path: Path): Promise<void> {
  const { machine, input, given = [], outputs } = options;
  const world = new Map<string, WorldEvent>(
    worldEvents(machine, outputs).map((entry) => [entry.event.type, entry]),
  );
  const answers = new Map<string, Answer>();
  const pending = (name: string) =>
    fromPromise(() => new Promise((resolve, reject) => answers.set(name, { resolve, reject })));
  const names = new Set([...world.values()].filter((e) => e.kind !== 'after').map((e) => e.name));
  const clock = new SimulatedClock();
  const actor = createActor(
    machine.provide({ actors: Object.fromEntries([...names].map((n) => [n, pending(n)])) }),
    { input, clock },
  ).start();
  for (const event of given) actor.send(event);

  for (const { event, state } of path.steps) {
    if (event.type === 'xstate.init') continue;
    const entry = world.get(event.type);
    if (!entry) actor.send(event);
    else if (entry.kind === 'after') clock.increment(delayOf(machine, entry.name));
    else if (entry.kind === 'done') answers.get(entry.name)?.resolve(outputs?.[entry.name]);
    else answers.get(entry.name)?.reject(new Error('refused'));
    await settle();
    expect(actor.getSnapshot().value, `after ${event.type}`).toEqual(state.value);
  }
  expect(actor.getSnapshot().status).not.toBe('error');
  actor.stop();
}

function delayOf(machine: AnyStateMachine, name: string): number {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number') throw new Error(`The delay ${name} is not a plain number.`);
  return delay;
}
