import type { FlowEmitted } from '@rad-wallet/ui/flows/shared';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StateMachine } from 'xstate';
import { edgePaths, pathsByState, shortestPaths, simplePaths, type Path, type Step } from './paths';
import type { Plan } from './plan';
import { startWalk } from './walk';
import { statesOf } from './world';

const modules = import.meta.glob<Record<string, Plan>>('./{flows,screens}/*.ts', { eager: true });
const plans = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, plan]) => ({ file, name, plan })),
);
const machineModules = import.meta.glob<object>('../../ui/src/{flows,screens}/*/*Machine.ts', {
  eager: true,
});

// Refused requests are logged, by design; here they are many.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

it('has a plan for every machine of the library', () => {
  const machines = Object.values(machineModules)
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value) => value instanceof StateMachine);
  expect(machines.length).toBeGreaterThan(15);
  const planned = new Set<unknown>(plans.map(({ plan }) => plan.machine));
  expect(machines.filter((machine) => !planned.has(machine)).map(({ id }) => id)).toEqual([]);
});

it('has the plan of a flow or screen under the name of its entry', () => {
  for (const { file, name } of plans) {
    const folder = file.replace(/^\.|\.ts$/g, '');
    const machine = Object.keys(machineModules).find((it) => it.includes(`${folder}/`));
    expect(machine, file).toBeDefined();
    expect(name).toMatch(/^[a-z]\w+Plan$/);
  }
});

/** A request that was refused, or was waited for too long. */
const isRefusal = ({ kind, name = '' }: Step) =>
  kind === 'error' || (kind === 'after' && name.endsWith('Timeout'));

function expectLeftOnce(emitted: readonly FlowEmitted[]): void {
  const left = emitted.findIndex(({ type }) => type === 'left');
  expect(left, 'emitted after left').toBeOneOf([-1, emitted.length - 1]);
}

/**
 * Walks a path. A refusal and a time that ran out are told by one red toast; `left` comes once, and nothing
 * after it before a `reset` begins anew.
 */
async function walkStrictly(plan: Plan, { steps }: Path): Promise<FlowEmitted[]> {
  const walk = startWalk(plan);
  const emitted = () => [...walk.emitted] as FlowEmitted[];
  let begun = 0;
  for (const step of steps) {
    const before = walk.emitted.length;
    if (step.event.type === 'reset') {
      expectLeftOnce(emitted().slice(begun));
      begun = before;
    }
    await walk.take(step);
    if (!isRefusal(step)) continue;
    const told = emitted().slice(before);
    const danger: unknown = expect.objectContaining({ tone: 'danger' });
    expect(told, `told of ${step.event.type}`).toEqual([danger]);
  }
  walk.end();
  expectLeftOnce(emitted().slice(begun));
  return emitted();
}

describe.each(plans)('$name', ({ plan }) => {
  it('reaches every state', () => {
    const reached = [...pathsByState(plan).keys()].toSorted();
    expect(reached).toEqual(statesOf(plan.machine).toSorted());
  });

  const paths = {
    shortest: shortestPaths(plan),
    edge: edgePaths(plan),
    simple: simplePaths(plan),
  };
  const emitted: FlowEmitted[] = [];
  // Hundreds of actors: on a machine that does other things as well this takes its time.
  it.each(Object.entries(paths))(
    'walks the %s paths',
    { timeout: 60_000 },
    async (_kind, walked) => {
      for (const path of walked) emitted.push(...(await walkStrictly(plan, path)));
    },
  );

  it('tells just what it says, by toasts and by how it is left', () => {
    const toasts = emitted.flatMap((event) => (event.type === 'toast' ? [event.id] : []));
    const outcomes = emitted.flatMap((event) => (event.type === 'left' ? [event.outcome] : []));
    expect([...new Set(toasts)].toSorted()).toEqual([...(plan.toasts ?? [])].toSorted());
    expect([...new Set(outcomes)].toSorted()).toEqual([...(plan.outcomes ?? [])].toSorted());
  });
});
