import {
  createActor,
  fromPromise,
  SimulatedClock,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type InspectionEvent,
} from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import type { Step } from './graph';
import { connectRecent } from './connectRecent';
import { listExternalEvents, FAILURE, getTransitionId } from './machine';
import { getPathsByState, type Path } from './paths';

/**
 * A running machine that only the test can advance: actors stay pending until the test resolves them, and the clock is
 * simulated.
 */
export interface Walk<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The running machine, for a view to render. */
  actor: Actor<Machine>;
  /** Events emitted so far: toasts and the flow's outcome. */
  emitted: readonly EmittedFrom<Machine>[];
  /** Executes a step. Rejects if the machine is not in the step's target state afterwards. */
  take: (step: Step) => Promise<void>;
  /** Resolves a pending actor. @default the output in the test plan */
  answer: (actor: string, output?: unknown) => Promise<void>;
  /** Rejects a pending actor. @default the error in the test plan */
  refuse: (actor: string, error?: unknown) => Promise<void>;
  /** Advances the clock by this number of ms. */
  wait: (ms: number) => Promise<void>;
  /** Advances the clock by one of the machine's named delays. */
  pass: (delay: string) => Promise<void>;
  /** Returns the ids of the transitions taken since the last call. */
  flushTransitions: () => string[];
  end: () => void;
}

interface PendingActor {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

// Captured when this module loads, because a test may install fake timers later.
const { setImmediate: immediate, setTimeout: timeout } = globalThis;

const flush = () => new Promise<void>((done) => (immediate ? immediate(done) : timeout(done)));

function resolveDelay({ machine, context }: AnyMachineSnapshot, name: string): number {
  const named: unknown = machine.implementations.delays[name] ?? Number(name);
  const delay: unknown = typeof named === 'function' ? named({ context }, undefined) : named;
  if (typeof delay !== 'number') throw new Error(`The delay ${name} is not a number.`);
  return delay;
}

/** Starts a test plan's machine; the test resolves its actors and advances its clock. */
export function startWalk<Machine extends AnyStateMachine>(plan: Plan<Machine>): Walk<Machine> {
  const { machine, input, given = [], outputs, errors, recent } = plan;
  const pending = new Map<string, PendingActor>();
  const createPendingActor = (name: string) =>
    fromPromise(() => new Promise((resolve, reject) => pending.set(name, { resolve, reject })));
  const names = listExternalEvents(machine).flatMap(({ kind, name }) =>
    kind === 'after' ? [] : [name],
  );
  const clock = new SimulatedClock();
  const transitions: string[] = [];
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') {
      // XState has no public API for the transitions taken (statelyai/xstate#4693).
      transitions.push(...inspected._transitions.map(getTransitionId));
    }
  };
  const actors = Object.fromEntries(names.map((name) => [name, createPendingActor(name)]));
  const provided = machine.provide({ actors }) as Machine;
  const actor = createActor(provided, { input, clock, inspect } as never);
  connectRecent(actor, recent);
  const emitted: EmittedFrom<Machine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const event of given) actor.send(event);

  const getPending = (name: string): PendingActor => {
    const found = pending.get(name);
    if (!found) throw new Error(`${machine.id} has not started the actor ${name}.`);
    return found;
  };
  const walk: Walk<Machine> = {
    actor,
    emitted,
    answer: (name, output = outputs?.[name]) => {
      getPending(name).resolve(output);
      return flush();
    },
    refuse: (name, error = errors?.[name] ?? new Error(FAILURE)) => {
      getPending(name).reject(error);
      return flush();
    },
    wait: (ms) => {
      clock.increment(ms);
      return flush();
    },
    pass: (delay) => walk.wait(resolveDelay(actor.getSnapshot(), delay)),
    flushTransitions: () => transitions.splice(0),
    take: async ({ events, event, kind, name = '', state }) => {
      if (kind === 'done') await walk.answer(name, 'output' in event ? event.output : undefined);
      else if (kind === 'error') await walk.refuse(name, 'error' in event && event.error);
      else if (kind === 'after') await walk.pass(name);
      else {
        for (const sent of events) actor.send(sent as EventFromLogic<Machine>);
        await flush();
      }
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      if (snapshot.status === 'error') throw snapshot.error;
      const [actual, expected] = [snapshot, state].map(({ value }) => JSON.stringify(value));
      if (actual !== expected) {
        throw new Error(`After ${event.type} ${machine.id} is in ${actual}, not in ${expected}.`);
      }
    },
    end: () => void actor.stop(),
  };
  return walk;
}

/** Executes all steps of a path, and returns what the machine emitted. */
export async function walkPath<Machine extends AnyStateMachine>({
  plan,
  steps,
}: Path<Machine>): Promise<readonly EmittedFrom<Machine>[]> {
  const walk = startWalk(plan);
  try {
    for (const step of steps) await walk.take(step);
  } finally {
    walk.end();
  }
  return walk.emitted;
}

/** Takes the shortest path to an atomic state and stays there. */
export async function walkTo<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  state: string,
): Promise<Walk<Machine>> {
  const paths = getPathsByState(plan);
  const path = paths.get(state);
  if (!path) {
    const known = [...paths.keys()].join(', ');
    throw new Error(`${plan.machine.id} has no state ${state} that its plan reaches: ${known}.`);
  }
  const walk = startWalk(path.plan);
  for (const step of path.steps) await walk.take(step);
  return walk;
}
