import type { Plan } from '@rad-wallet/testing';
import type { StatechartPlan } from 'storybook-addon-statecharts';

// Lazy-loaded when the panel opens.
const modules = import.meta.glob<Record<string, Plan>>('../../packages/testing/src/features/*.ts');

/** File names of plans that are not named after their machine, by machine id. */
const PLAN_FILES_BY_MACHINE: Readonly<Record<string, string>> = {
  addCard: 'payment-methods',
  biometrics: 'app-settings',
  cardNumber: 'cards',
  cardOrder: 'cards',
};

async function loadPlanModule(machineId: string): Promise<Record<string, Plan>> {
  const name = PLAN_FILES_BY_MACHINE[machineId] ?? machineId.replace(/[A-Z]/g, '-$&').toLowerCase();
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.ts`)) ?? [];
  return (await load?.()) ?? {};
}

/** Returns what the panel can send to a machine: the events of its plan and the results of its actors. */
export async function findPlan(machineId: string): Promise<StatechartPlan> {
  const plans = Object.values(await loadPlanModule(machineId));
  const plan = plans.find(({ machine }) => machine.id === machineId);
  if (!plan) return {};
  return {
    events: [...(plan.given ?? []), ...plan.events, ...(plan.sequences ?? []).flat()],
    answers: Object.fromEntries(
      Object.entries(plan.outputs ?? {}).map(([src, output]) => [src, { done: [output] }]),
    ),
  };
}
