import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { StateMachine } from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import { describePlan } from './testing/describePlan';

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

for (const { name, plan } of plans) describePlan(name, plan);
