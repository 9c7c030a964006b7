import type { Plan } from '@rad-wallet/testing';
import type { StatechartPlan } from 'storybook-addon-statecharts';

// A tool for the machines' makers: loaded when the panel is looked at.
const modules = import.meta.glob<Record<string, Plan>>(
  '../../packages/testing/src/{flows,screens}/*.ts',
);

/** Plans of machines whose file has another name. */
const OTHERWISE_NAMED: Readonly<Record<string, string>> = {
  addCard: 'payment-methods',
  biometrics: 'app-settings',
  cardOrder: 'cards',
};

/** The module with a machine's plan, by the machine's id: to load one must not load all the others' machines. */
async function planModule(machineId: string): Promise<Record<string, Plan>> {
  const name = OTHERWISE_NAMED[machineId] ?? machineId.replace(/[A-Z]/g, '-$&').toLowerCase();
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.ts`)) ?? [];
  return (await load?.()) ?? {};
}

/** What the panel may send to a machine: the events of its plan, and what its actors answer there. */
export async function planFor(machineId: string): Promise<StatechartPlan> {
  const plans = Object.values(await planModule(machineId));
  const plan = plans.find(({ machine }) => machine.id === machineId);
  if (!plan) return {};
  return {
    events: [...(plan.given ?? []), ...plan.events, ...(plan.sequences ?? []).flat()],
    answers: Object.fromEntries(
      Object.entries(plan.outputs ?? {}).map(([src, output]) => [src, { done: [output] }]),
    ),
  };
}
