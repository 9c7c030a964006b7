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

/** The file with a machine's plan, by the machine's id: loading one must not load all the others' machines. */
export function planFileOf(machineId: string): string | undefined {
  const name = OTHERWISE_NAMED[machineId] ?? machineId.replace(/[A-Z]/g, '-$&').toLowerCase();
  return Object.keys(modules).find((file) => file.endsWith(`/${name}.ts`));
}

/** What the panel may send to a machine: the events of its plan, and what its actors answer there. */
export async function planFor(machineId: string): Promise<StatechartPlan> {
  const loaded = await modules[planFileOf(machineId) ?? '']?.();
  const plan = Object.values(loaded ?? {}).find(({ machine }) => machine.id === machineId);
  if (!plan) return {};
  return {
    events: [...(plan.given ?? []), ...plan.events],
    answers: Object.fromEntries(
      Object.entries(plan.outputs ?? {}).map(([src, output]) => [src, { done: [output] }]),
    ),
  };
}
