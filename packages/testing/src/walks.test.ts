import type { FlowEmitted } from '@rad-wallet/ui/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StateMachine } from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import type { Step } from './graph';
import { listStates, listTransitions } from './machine';
import {
  expandVariants,
  getCoveringPaths,
  getPathsByState,
  getShortestPaths,
  type Path,
} from './paths';
import { startWalk } from './walk';

const modules = import.meta.glob<Record<string, Plan>>('./features/*.ts', { eager: true });
const plans = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, plan]) => ({ file, name, plan })),
);
const machineModules = import.meta.glob<object>('../../ui/src/{features,engine}/*/*Machine.ts', {
  eager: true,
});

// Flows log failed requests to the console.
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

it('has each plan under the name of its entry', () => {
  for (const { file, name } of plans) {
    const folder = file.replace(/^\.\/features|\.ts$/g, '');
    const machine = Object.keys(machineModules).find((it) => it.includes(`${folder}/`));
    expect(machine, file).toBeDefined();
    expect(name).toMatch(/^[a-z]\w+Plan$/);
  }
});

const isFailure = ({ kind, name = '' }: Step) =>
  kind === 'error' || (kind === 'after' && name.endsWith('Timeout'));

function expectLeftOnce(emitted: readonly FlowEmitted[]): void {
  const left = emitted.findIndex(({ type }) => type === 'left');
  expect(left, 'emitted after left').toBeOneOf([-1, emitted.length - 1]);
}

/** After a timeout or a failed lookup, it is unknown whether a payment failed. docs/rules.md PAY-8. */
const isUncertain = ({ kind, name, state }: Step) =>
  state.hasTag('doubt') && (kind === 'after' || name === 'findResult');

/** Each failed request must emit one error toast. After `left`, nothing may be emitted until a `reset`. */
async function walkStrictly({ plan, steps }: Path): Promise<FlowEmitted[]> {
  const walk = startWalk(plan);
  const emitted = () => [...walk.emitted] as FlowEmitted[];
  let resetAt = 0;
  for (const step of steps) {
    const before = walk.emitted.length;
    if (step.events.some(({ type }) => type === 'reset')) {
      expectLeftOnce(emitted().slice(resetAt));
      resetAt = before;
    }
    await walk.take(step);
    if (!isFailure(step)) continue;
    const notice: unknown = expect.objectContaining(
      isUncertain(step) ? { tone: 'neutral', id: 'noAnswerYet' } : { tone: 'danger' },
    );
    expect(emitted().slice(before), step.event.type).toEqual([notice]);
  }
  walk.end();
  expectLeftOnce(emitted().slice(resetAt));
  return emitted();
}

describe.each(plans)('$name', ({ plan }) => {
  it('reaches every state', () => {
    const reached = [...getPathsByState(plan).keys()].toSorted();
    expect(reached).toEqual(listStates(plan.machine).toSorted());
  });

  it('takes every transition', () => {
    const wanted = new Set(listTransitions(plan.machine));
    getCoveringPaths(plan, wanted);
    expect([...wanted]).toEqual([]);
  });

  it('has a gesture for every event', () => {
    const steps = expandVariants(plan).flatMap(({ events, sequences = [] }) => [
      ...events.map(({ type }) => type),
      ...sequences.map((sequence) => sequence.map(({ type }) => type).join('+')),
    ]);
    expect(steps.filter((name) => !plan.gestures?.[name])).toEqual([]);
  });

  const emitted: FlowEmitted[] = [];
  it.each([
    ['shortest', getShortestPaths(plan)],
    ['covering', getCoveringPaths(plan)],
  ])('walks the %s paths', { timeout: 60_000 }, async (_kind, paths) => {
    for (const path of paths) emitted.push(...(await walkStrictly(path)));
  });

  it('emits exactly its toasts and outcomes', () => {
    const toasts = emitted.flatMap((event) => (event.type === 'toast' ? [event.id] : []));
    const outcomes = emitted.flatMap((event) => (event.type === 'left' ? [event.outcome] : []));
    expect([...new Set(toasts)].toSorted()).toEqual([...(plan.toasts ?? [])].toSorted());
    expect([...new Set(outcomes)].toSorted()).toEqual([...(plan.outcomes ?? [])].toSorted());
  });
});
