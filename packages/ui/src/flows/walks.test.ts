import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FlowEmitted } from './shared';
import { leafStates } from './testing/machineEvents';
import {
  edgePaths,
  reachedStates,
  simplePaths,
  walk,
  type WalkOptions,
} from './testing/walkMachine';

const plans = import.meta.glob<{ plan: WalkOptions }>('../{flows,screens}/*/*.plan.ts', {
  eager: true,
});
const machines = import.meta.glob(['../{flows,screens}/*/*Machine.ts', '!./testing/*']);

// Refused requests are logged, by design; here they are many.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

it('has a plan for every machine', () => {
  const planned = Object.keys(plans).map((file) => file.replace('.plan.ts', '.ts'));
  expect(planned.toSorted()).toEqual(Object.keys(machines).toSorted());
});

describe.each(Object.entries(plans))('%s', (_file, { plan }) => {
  it('reaches every state', () => {
    expect([...reachedStates(plan)].toSorted()).toEqual(leafStates(plan.machine).toSorted());
  });

  const paths = { edge: edgePaths(plan), simple: simplePaths(plan) };
  const emitted: FlowEmitted[] = [];
  // Hundreds of actors: on a machine that does other things as well this takes its time.
  it.each(Object.entries(paths))(
    'walks the %s paths',
    { timeout: 60_000 },
    async (_kind, walked) => {
      for (const path of walked) emitted.push(...(await walk(plan, path)));
    },
  );

  it('tells just what the plan says, by toasts and by how it is left', () => {
    const toasts = emitted.flatMap((event) => (event.type === 'toast' ? [event.id] : []));
    const outcomes = emitted.flatMap((event) => (event.type === 'left' ? [event.outcome] : []));
    expect([...new Set(toasts)].toSorted()).toEqual([...(plan.toasts ?? [])].toSorted());
    expect([...new Set(outcomes)].toSorted()).toEqual([...(plan.outcomes ?? [])].toSorted());
  });
});
