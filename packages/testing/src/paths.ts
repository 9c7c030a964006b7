import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import { visitBreadthFirst, createGraph, type Graph, type Step } from './graph';
import { isActive, listStates, listTransitions } from './machine';

/** Lists a plan and its variants, each as a complete plan. */
export const expandVariants = <Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
): Plan<Machine>[] => [plan, ...(plan.variants ?? []).map((variant) => ({ ...plan, ...variant }))];

export interface Path<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The test plan or variant from which the path starts. */
  plan: Plan<Machine>;
  /** Ids of the transitions taken when the machine starts. */
  initialTransitions: readonly string[];
  steps: readonly Step[];
  state: AnyMachineSnapshot;
}

const DEFAULT_LIMIT = 2000;

/** Returns the shortest path to each node that a test plan and its variants can reach. */
export function getShortestPaths<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
): Path<Machine>[] {
  return expandVariants(plan).flatMap((variant) => {
    const graph = createGraph(variant);
    const { start, initialTransitions } = graph;
    const routes = [...visitBreadthFirst(graph, start, variant.limit ?? DEFAULT_LIMIT)];
    return [{ steps: [], state: start }, ...routes.filter(({ isNew }) => isNew)].map(
      ({ steps, state }) => ({ plan: variant, initialTransitions, steps, state }),
    );
  });
}

/**
 * Returns the shortest path to each state, by name. Uses variants only for states that the main test plan cannot reach.
 */
export function getPathsByState<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
): Map<string, Path<Machine>> {
  const paths = getShortestPaths(plan).toSorted(
    (a, b) => Number(a.plan !== plan) - Number(b.plan !== plan) || a.steps.length - b.steps.length,
  );
  return new Map(
    listStates(plan.machine).flatMap((state) => {
      const shortest = paths.find((path) => isActive(path.state, state.split('.')));
      return shortest ? [[state, shortest] as const] : [];
    }),
  );
}

/** Returns the shortest route to a wanted transition, preferably one that does not end the path. */
function findNearest(
  graph: Graph,
  from: AnyMachineSnapshot,
  wanted: ReadonlySet<string>,
  limit: number,
): readonly Step[] | null {
  let deadEnd: readonly Step[] | null = null;
  for (const { steps, state } of visitBreadthFirst(graph, from, limit)) {
    if (!steps.at(-1)?.transitions.some((id) => wanted.has(id))) continue;
    if (graph.listSteps(state).length > 0) return steps;
    deadEnd ??= steps;
  }
  return deadEnd;
}

/**
 * Returns a small set of paths that together take every transition: each continues to the nearest transition not taken
 * yet. Removes taken transitions from `wanted`; the remaining ones are unreachable.
 */
export function getCoveringPaths<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  wanted: Set<string> = new Set(listTransitions(plan.machine)),
): Path<Machine>[] {
  return expandVariants(plan).flatMap((variant) => findCover(variant, wanted));
}

function findCover<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  wanted: Set<string>,
): Path<Machine>[] {
  const { limit = DEFAULT_LIMIT } = plan;
  const graph = createGraph(plan);
  const { start, initialTransitions } = graph;
  const paths: Path<Machine>[] = [];
  for (;;) {
    const steps: Step[] = [];
    const wantedBefore = wanted.size;
    let state = start;
    for (const id of initialTransitions) wanted.delete(id);
    for (;;) {
      const route = findNearest(graph, state, wanted, limit);
      if (!route) break;
      const { size } = wanted;
      for (const { events } of route) {
        // Take the step again from the actual snapshot: snapshots with the same key can differ in context.
        const step = graph.takeStep(state, events);
        if (!step) break;
        steps.push(step);
        for (const id of step.transitions) wanted.delete(id);
        ({ state } = step);
      }
      if (wanted.size === size) {
        throw new Error(`The plan of ${plan.machine.id} distinguishes too few situations.`);
      }
    }
    if (wanted.size === wantedBefore) return paths;
    paths.push({ plan, initialTransitions, steps, state });
  }
}
