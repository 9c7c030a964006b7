import { findPlan } from '#.storybook/statechart/plans';
import { expect, it } from 'vitest';
import { listMachines } from './support/machines';

const machines = listMachines(
  import.meta.glob<object>('../packages/ui/src/features/*/*Machine.ts', { eager: true }),
);

it.each(machines)('finds the plan of $id', async ({ id }) => {
  // A machine without events still has a test plan.
  expect(await findPlan(id)).toHaveProperty('events');
});
