import type { Plan } from '@rad-wallet/testing';
import type { StatechartPlan } from 'storybook-addon-statecharts';

// A tool for the machines' makers: loaded when the panel is looked at.
const modules = import.meta.glob<Record<string, Plan>>(
  '../../packages/testing/src/{flows,screens}/*.ts',
);

/** What the panel may send to a machine: the events of its plan, and what its actors answer there. */
export async function planFor(machineId: string): Promise<StatechartPlan> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const plan = loaded
    .flatMap(Object.values)
    .find(({ machine }: Plan) => machine.id === machineId) as Plan | undefined;
  if (!plan) return {};
  return {
    events: [...(plan.given ?? []), ...plan.events],
    answers: Object.fromEntries(
      Object.entries(plan.outputs ?? {}).map(([src, output]) => [src, { done: [output] }]),
    ),
  };
}
