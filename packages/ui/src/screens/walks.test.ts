import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FlowEmitted } from '../flows/shared';
import { leafStates } from '../flows/testing/machineEvents';
import {
  reachedStates,
  shortestPaths,
  simplePaths,
  walk,
  type WalkOptions,
} from '../flows/testing/walkMachine';

/** Screens whose machine is no form: a form's machine is walked with the flows. */
const plans = import.meta.glob<{ plan: WalkOptions }>('./*/*.plan.ts', { eager: true });

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

it('finds the plans', () => {
  expect(Object.keys(plans).length).toBeGreaterThan(0);
});

describe.each(Object.entries(plans))('%s', (_file, { plan }) => {
  it('reaches every state', () => {
    expect([...reachedStates(plan)].toSorted()).toEqual(leafStates(plan.machine).toSorted());
  });

  it('walks every path, and tells just what the plan says', async () => {
    const emitted: FlowEmitted[] = [];
    for (const path of [...shortestPaths(plan), ...simplePaths(plan)]) {
      emitted.push(...(await walk(plan, path)));
    }
    const toasts = emitted.flatMap((event) => (event.type === 'toast' ? [event.id] : []));
    const outcomes = emitted.flatMap((event) => (event.type === 'left' ? [event.outcome] : []));
    expect([...new Set(toasts)].toSorted()).toEqual([...(plan.toasts ?? [])].toSorted());
    expect([...new Set(outcomes)].toSorted()).toEqual([...(plan.outcomes ?? [])].toSorted());
  });
});
