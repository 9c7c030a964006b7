import { expect } from 'vitest';
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { FlowEmitted } from '../shared';
import type { WalkOptions } from './definePlan';
import { eventFilter, isActive, leafPaths, worldEvents, type WorldEvent } from './machineEvents';

export type { WalkOptions } from './definePlan';

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

/**
 * A path over each edge that the shortest paths leave out: to a situation by the shortest one, then
 * on. What leads back to where it began is walked in one go, and comes before what leads away.
 */
export function edgePaths(options: WalkOptions): Path[] {
  const { graph } = traversal(options);
  const situations = getAdjacencyMap(options.machine, graph as never) as unknown as Situations;
  const last = (path: Path) => path.steps.at(-1)?.state ?? graph.fromState;
  return shortestPaths(options).flatMap((path) => {
    const here = graph.serializeState(last(path));
    const edges = Object.values(situations[here]?.transitions ?? {});
    const stays = edges.filter(({ state }) => graph.serializeState(state) === here);
    const leads = edges.filter((edge) => !stays.includes(edge));
    const onward = (steps: Path['steps']): Path => ({
      steps: [...path.steps, ...steps],
      state: steps.at(-1)?.state ?? path.state,
    });
    return [...(stays.length > 0 ? [onward(stays)] : []), ...leads.map((edge) => onward([edge]))];
  });
}

/** Names of the leaf states that some path reaches. */
export function reachedStates(options: WalkOptions): Set<string> {
  const snapshots = shortestPaths(options).map((path) => path.state);
  return new Set(
    leafPaths(options.machine)
      .filter((path) => snapshots.some((snapshot) => isActive(snapshot, path)))
      .map((path) => path.join('.')),
  );
}

interface Answer {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Walks one path on a live actor: real transitions, answers from promises, time from a simulated clock.
 * Answers what was emitted on the way. A refusal and a time that ran out are told by one red toast,
 * `left` comes once, and nothing after it before a `reset` begins anew.
 */
export async function walk(options: WalkOptions, path: Path): Promise<FlowEmitted[]> {
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
  );
  const emitted: FlowEmitted[] = [];
  actor.on('*', (event) => emitted.push(event as unknown as FlowEmitted));
  actor.start();
  for (const event of given) actor.send(event);

  let begun = 0;
  for (const { event, state } of path.steps) {
    if (event.type === 'xstate.init') continue;
    if (event.type === 'reset') {
      expectLeftOnce(emitted.slice(begun));
      begun = emitted.length;
    }
    const entry = world.get(event.type);
    const before = emitted.length;
    if (!entry) actor.send(event);
    else if (entry.kind === 'after') clock.increment(delayOf(actor.getSnapshot(), entry.name));
    else if (entry.kind === 'done') answers.get(entry.name)?.resolve(outputs?.[entry.name]);
    else answers.get(entry.name)?.reject(new Error('refused'));
    await settle();
    expect(actor.getSnapshot().value, `after ${event.type}`).toEqual(state.value);
    if (entry && isRefusal(entry)) {
      const told = emitted.slice(before);
      expect(told, `told of ${event.type}`).toEqual([expect.objectContaining({ tone: 'danger' })]);
    }
  }
  expect(actor.getSnapshot().status).not.toBe('error');
  actor.stop();
  expectLeftOnce(emitted.slice(begun));
  return emitted;
}

function expectLeftOnce(emitted: readonly FlowEmitted[]): void {
  const left = emitted.findIndex(({ type }) => type === 'left');
  expect(left, 'emitted after left').toBeOneOf([-1, emitted.length - 1]);
}

/** A request that was refused, or was waited for too long. */
const isRefusal = ({ kind, name }: WorldEvent) =>
  kind === 'error' || (kind === 'after' && name.endsWith('Timeout'));

/** How long a delay is as things stand, ms. */
function delayOf({ machine, context }: AnyMachineSnapshot, name: string): number {
  const named: unknown = machine.implementations.delays[name] ?? Number(name);
  const delay: unknown = typeof named === 'function' ? named({ context }, undefined) : named;
  if (typeof delay !== 'number') throw new Error(`The delay ${name} is no number.`);
  return delay;
}
