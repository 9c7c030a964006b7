import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { Path, Step } from './paths';
import type { Plan } from './plan';
import { eventFilter, nodesOf, worldEvents } from './world';

/** A step of a covering path, and the ways of the machine that it takes. */
export interface CoveringStep extends Step {
  /** One after another what is sent at once; its last is `event`. */
  events: readonly EventObject[];
  /** The machine's transitions that it passes. */
  passes: readonly AnyTransitionDefinition[];
}

/** A path that is there for the transitions that it passes. */
export interface CoveringPath extends Path {
  /** What follows at once from how it begins. */
  begins: readonly AnyTransitionDefinition[];
  /** What happens, in its order. */
  steps: readonly CoveringStep[];
}

/** What covering paths are to cover, and how. */
export interface CoveringOptions<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The transitions still to be passed; those that a path passes are taken out. @default all */
  wanted?: Set<AnyTransitionDefinition>;
  /** Events that one act of a person sends at once, in their order. @default none */
  chains?: readonly (readonly EventFromLogic<Machine>[])[];
  /** Whether an event can be brought about as things stand, such as by a field that is in sight. @default always */
  isOffered?: (snapshot: AnyMachineSnapshot, event: EventFromLogic<Machine>) => boolean;
}

/** Every way of a machine that leads anywhere or does anything; one that only forbids an event does neither. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const ofNode = (node: AnyStateNode) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ];
  return nodesOf(machine.root)
    .flatMap(ofNode)
    .filter(({ target, actions }) => (target?.length ?? 0) > 0 || actions.length > 0);
}

interface Situation {
  snapshot: AnyMachineSnapshot;
  moves?: readonly CoveringStep[];
}

/** A machine that can be asked what an event would do, and does nothing. */
function thoughtsOf(machine: AnyStateMachine, input: unknown) {
  let passes: AnyTransitionDefinition[] = [];
  const self = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.microstep') passes.push(...inspected._transitions);
    },
  } as never);
  const nothing = () => {};
  const scope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
  return {
    first: self.getSnapshot() as AnyMachineSnapshot,
    begins: passes,
    after(snapshot: AnyMachineSnapshot, events: readonly EventObject[]) {
      passes = [];
      let state = snapshot;
      for (const event of events) {
        state = machine.transition(state as never, event as never, scope as never) as never;
      }
      return { state, passes };
    },
  };
}

/** What can happen from each situation, found out when it is asked for. */
function mapOf<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  { chains = [], isOffered = () => true }: CoveringOptions<Machine>,
) {
  const { machine, input, outputs, events, given = [], distinguish } = plan;
  const world = worldEvents(machine, outputs);
  const worldOf = new Map(world.map((entry) => [entry.event.type, entry]));
  const canCome = eventFilter(world);
  const thoughts = thoughtsOf(machine, input);
  const start = given.reduce(
    (snapshot, event) => thoughts.after(snapshot, [event]).state,
    thoughts.first,
  );
  const situations = new Map<string, Situation>();

  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, distinguish?.(context as never)]);
  const acts: readonly (readonly EventObject[])[] = [
    ...events.map((event) => [event]),
    ...chains,
    ...world.map(({ event }) => [event]),
  ];

  const moveFrom = (
    snapshot: AnyMachineSnapshot,
    act: readonly EventObject[],
  ): CoveringStep | null => {
    const [first] = act;
    const event = act.at(-1);
    if (!first || !event || !canCome(snapshot, first)) return null;
    const { kind = 'event', name } = worldOf.get(first.type) ?? {};
    if (kind === 'event' && !isOffered(snapshot, first as EventFromLogic<Machine>)) return null;
    const { state, passes } = thoughts.after(snapshot, act);
    return passes.length === 0 ? null : { event, events: act, kind, name, state, passes };
  };

  const situationOf = (snapshot: AnyMachineSnapshot): Situation => {
    const key = keyOf(snapshot);
    const known = situations.get(key);
    if (known) return known;
    const found: Situation = { snapshot };
    situations.set(key, found);
    return found;
  };
  return {
    start,
    begins: thoughts.begins,
    keyOf,
    moveFrom,
    movesFrom(snapshot: AnyMachineSnapshot): readonly CoveringStep[] {
      const situation = situationOf(snapshot);
      situation.moves ??= acts.flatMap((act) => moveFrom(situation.snapshot, act) ?? []);
      return situation.moves;
    },
  };
}

type SituationMap = ReturnType<typeof mapOf>;

interface Way {
  steps: readonly CoveringStep[];
  at: AnyMachineSnapshot;
}

/** The shortest way to a transition that is wanted; one after which nothing can happen only where there is no other. */
function nearest(
  map: SituationMap,
  from: AnyMachineSnapshot,
  wanted: ReadonlySet<AnyTransitionDefinition>,
  limit: number,
): readonly CoveringStep[] | null {
  let atAnEnd: readonly CoveringStep[] | null = null;
  const seen = new Set([map.keyOf(from)]);
  const queue: Way[] = [{ steps: [], at: from }];
  for (const { steps, at } of queue) {
    for (const move of map.movesFrom(at)) {
      const way = [...steps, move];
      if (move.passes.some((transition) => wanted.has(transition))) {
        if (map.movesFrom(move.state).length > 0) return way;
        atAnEnd ??= way;
      }
      const key = map.keyOf(move.state);
      if (seen.has(key) || seen.size >= limit) continue;
      seen.add(key);
      queue.push({ steps: way, at: move.state });
    }
  }
  return atAnEnd;
}

/**
 * Few paths that pass every transition of a machine: each goes on to the nearest one that none has passed
 * yet, for as long as there is one that can still be reached. What is left in `wanted` cannot be passed.
 */
export function coveringPaths<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  options: CoveringOptions<Machine> = {},
): CoveringPath[] {
  const { wanted = new Set(transitionsOf(plan.machine)) } = options;
  const { limit = 2000 } = plan;
  const map = mapOf(plan, options);
  const paths: CoveringPath[] = [];
  for (;;) {
    const steps: CoveringStep[] = [];
    const wantedBefore = wanted.size;
    let state = map.start;
    for (const transition of map.begins) wanted.delete(transition);
    for (;;) {
      const way = nearest(map, state, wanted, limit);
      if (!way) break;
      const { size } = wanted;
      for (const { events } of way) {
        // As it really stands by now: situations that look alike may differ in what they do not tell apart.
        const step = map.moveFrom(state, events);
        if (!step) break;
        steps.push(step);
        for (const transition of step.passes) wanted.delete(transition);
        ({ state } = step);
      }
      if (wanted.size === size) {
        throw new Error(`The plan of ${plan.machine.id} tells too few situations apart.`);
      }
    }
    if (wanted.size === wantedBefore) return paths;
    paths.push({ begins: map.begins, steps, state });
  }
}
