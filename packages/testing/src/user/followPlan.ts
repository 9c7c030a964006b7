import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
} from 'xstate';
import type { Plan, UserActions } from '@rad-wallet/ui/plans';
import { getPathsByState } from '../paths';
import { createUser, type UserOptions } from './createUser';

/** Payloads, by event type, that replace those of a plan: `{ 'amount.changed': { amount: '250' } }`. */
export type PlanValues<Machine extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<Machine>['type']]?: Partial<
    Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>
  >;
};

/**
 * Returns the gestures along a test plan's shortest path to a state, in order. Requests and timers have no gestures.
 */
export function listPlanGestures<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  state: string,
  values: PlanValues<Machine> = {},
): ((user: UserActions) => Promise<void>)[] {
  const paths = getPathsByState(plan as unknown as Plan);
  const path = paths.get(state);
  if (!path) {
    const reached = [...paths.keys()].join(', ');
    throw new Error(
      `The plan of ${plan.machine.id} does not reach ${state}. It reaches these states: ${reached}.`,
    );
  }
  const { gestures = {}, machine, input } = path.plan;
  const replaced: Readonly<Record<string, object | undefined>> = values;
  const initial: AnyMachineSnapshot = createActor(machine, { input }).getSnapshot();
  return path.steps.flatMap(({ kind, events: planned }, index) => {
    if (kind !== 'event') return [];
    const events = planned.map((event) => ({ ...event, ...replaced[event.type] }));
    const event = events.at(-1);
    const name = events.map(({ type }) => type).join('+');
    const gesture = gestures[name];
    if (!event || !gesture) throw new Error(`The plan of ${machine.id} has no gesture ${name}.`);
    const before = path.steps[index - 1]?.state ?? initial;
    return [async (user: UserActions) => gesture(user, event, before, events)];
  });
}

/** Performs the gestures along a plan's shortest path to a state. Requests on the way resolve without a gesture. */
export async function followPlan<Machine extends AnyStateMachine>(
  { userEvent }: Pick<UserOptions, 'userEvent'>,
  plan: Plan<Machine>,
  state: string,
  values?: PlanValues<Machine>,
): Promise<void> {
  const user = createUser({ userEvent });
  for (const perform of listPlanGestures(plan, state, values)) await perform(user);
}
