import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leafStates } from './testing/machineEvents';
import {
  reachedStates,
  shortestPaths,
  simplePaths,
  walk,
  type WalkOptions,
} from './testing/walkMachine';

const plans = import.meta.glob<{ plan: WalkOptions }>('./*/*.plan.ts', { eager: true });
const machines = import.meta.glob(['./*/*Machine.ts', '!./testing/*']);

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

  const shortest = shortestPaths(plan);
  it(`walks the ${shortest.length} shortest paths`, async () => {
    for (const path of shortest) await walk(plan, path);
  });

  const simple = simplePaths(plan);
  it(`walks ${simple.length} simple paths`, async () => {
    for (const path of simple) await walk(plan, path);
  });
});
