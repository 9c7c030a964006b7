import type { StatechartPlan } from 'storybook-addon-statecharts';
import type { AnyStateMachine, EventObject } from 'xstate';

/** The plan by which tests walk a machine (`flows/testing/definePlan.ts`), as far as the panel needs it. */
interface WalkPlan {
  machine: AnyStateMachine;
  events: readonly EventObject[];
  given?: readonly EventObject[];
  outputs?: Record<string, unknown>;
}

// Plans stay inside their package. This is a tool for its makers: loaded when the panel is looked at.
const modules = import.meta.glob<{ plan: WalkPlan }>(
  '../../packages/ui/src/{flows,screens}/*/*Machine.plan.ts',
);

/** What the panel may send to a machine: the events of its plan, and what its actors answer there. */
export async function planFor(machineId: string): Promise<StatechartPlan> {
  const load = Object.entries(modules).find(([file]) =>
    file.endsWith(`/${machineId}Machine.plan.ts`),
  );
  if (!load) return {};
  const { plan } = await load[1]();
  return {
    events: [...(plan.given ?? []), ...plan.events],
    answers: Object.fromEntries(
      Object.entries(plan.outputs ?? {}).map(([src, output]) => [src, { done: [output] }]),
    ),
  };
}
