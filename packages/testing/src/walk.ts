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
import { pathsByState, type Path, type Step } from './paths';
import type { Plan } from './plan';
import { REFUSAL, worldEvents } from './world';

/** A machine that runs by itself no further: its actors wait for an answer, its clock stands still. */
export interface Walk<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The running machine, for a view to draw. */
  actor: Actor<Machine>;
  /** What the machine has emitted so far: toasts, and how it was left. */
  emitted: readonly EmittedFrom<Machine>[];
  /** Lets a step happen. Rejects when the machine does not stand then as the step says. */
  take: (step: Step) => Promise<void>;
  /** Lets an actor that was asked answer; left out, what the plan says. */
  answer: (actor: string, output?: unknown) => Promise<void>;
  /** Lets an actor that was asked refuse, for a reason of your own or none. */
  refuse: (actor: string, error?: unknown) => Promise<void>;
  /** Lets time go by, in ms. */
  wait: (ms: number) => Promise<void>;
  /** Lets the whole of a delay go by, by its name. */
  pass: (delay: string) => Promise<void>;
  /** Stops the machine. */
  end: () => void;
}

/** How a walk is begun. */
export interface WalkOptions {
  /** Told all that goes on inside, from the first moment. @default nobody */
  inspect?: (inspected: InspectionEvent) => void;
}

interface Asked {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

// Those of the moment in which this is loaded: a test may put timers of its own in their place.
const { setImmediate: soon, setTimeout: later } = globalThis;

/** Until what was answered has been heard. */
const heard = () => new Promise<void>((done) => (soon ? soon(done) : later(done)));

/** How long a delay is as things stand, ms. */
function delayOf({ machine, context }: AnyMachineSnapshot, name: string): number {
  const named: unknown = machine.implementations.delays[name] ?? Number(name);
  const delay: unknown = typeof named === 'function' ? named({ context }, undefined) : named;
  if (typeof delay !== 'number') throw new Error(`The delay ${name} is no number.`);
  return delay;
}

/** Starts a plan's machine, with the answers of its actors and its clock in the test's own hands. */
export function startWalk<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  { inspect }: WalkOptions = {},
): Walk<Machine> {
  const { machine, input, given = [], outputs } = plan;
  const asked = new Map<string, Asked>();
  const waiting = (name: string) =>
    fromPromise(() => new Promise((resolve, reject) => asked.set(name, { resolve, reject })));
  const names = worldEvents(machine, outputs).flatMap(({ kind, name }) =>
    kind === 'after' ? [] : [name],
  );
  const clock = new SimulatedClock();
  const actors = Object.fromEntries(names.map((name) => [name, waiting(name)]));
  const provided = machine.provide({ actors }) as Machine;
  const actor = createActor(provided, { input, clock, inspect } as never);
  const emitted: EmittedFrom<Machine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  for (const event of given) actor.send(event);

  const waitingFor = (name: string): Asked => {
    const found = asked.get(name);
    if (!found) throw new Error(`${machine.id} has not asked ${name}.`);
    return found;
  };
  const walk: Walk<Machine> = {
    actor,
    emitted,
    answer: (name, output = outputs?.[name]) => {
      waitingFor(name).resolve(output);
      return heard();
    },
    refuse: (name, error = new Error(REFUSAL)) => {
      waitingFor(name).reject(error);
      return heard();
    },
    wait: (ms) => {
      clock.increment(ms);
      return heard();
    },
    pass: (delay) => walk.wait(delayOf(actor.getSnapshot(), delay)),
    take: async ({ event, kind, name = '', state }) => {
      if (kind === 'done') await walk.answer(name);
      else if (kind === 'error') await walk.refuse(name);
      else if (kind === 'after') await walk.pass(name);
      else {
        actor.send(event as EventFromLogic<Machine>);
        await heard();
      }
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      if (snapshot.status === 'error') throw snapshot.error;
      const [stands, planned] = [snapshot, state].map(({ value }) => JSON.stringify(value));
      if (stands !== planned) {
        throw new Error(
          `After ${event.type} ${machine.id} stands in ${stands}, not in ${planned}.`,
        );
      }
    },
    end: () => void actor.stop(),
  };
  return walk;
}

/** Walks a path from its beginning to its end; answers what the machine emitted on the way. */
export async function walkPath<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  path: Path,
): Promise<readonly EmittedFrom<Machine>[]> {
  const walk = startWalk(plan);
  try {
    for (const step of path.steps) await walk.take(step);
  } finally {
    walk.end();
  }
  return walk.emitted;
}

/** Walks to an innermost state by the shortest path, and stays there. */
export async function walkTo<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  state: string,
): Promise<Walk<Machine>> {
  const paths = pathsByState(plan);
  const path = paths.get(state);
  if (!path) {
    const known = [...paths.keys()].join(', ');
    throw new Error(`${plan.machine.id} has no state ${state} that its plan reaches: ${known}.`);
  }
  const walk = startWalk(plan);
  for (const step of path.steps) await walk.take(step);
  return walk;
}
