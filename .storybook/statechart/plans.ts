import type { Plan } from '@rad-wallet/testing';
import type { StatechartPlan } from 'storybook-addon-statecharts';

// Lazy-loaded when the panel opens.
const modules = import.meta.glob<Record<string, Plan>>('../../packages/testing/src/features/*.ts');

/** Returns what the panel can send to a machine: the events of its plan and the results of its actors. */
export async function findPlan(machineId: string): Promise<StatechartPlan> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const plans = loaded.flatMap((module) => Object.values(module));
  const plan = plans.find(({ machine }) => machine.id === machineId);
  if (!plan) return {};
  return {
    events: [...new Set([...(plan.given ?? []), ...plan.events, ...(plan.sequences ?? []).flat()])],
    answers: Object.fromEntries(
      Object.entries(plan.outputs ?? {}).map(([src, output]) => [src, { done: [output] }]),
    ),
  };
}
