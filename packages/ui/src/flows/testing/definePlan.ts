import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, InputFrom } from 'xstate';
import type { ToastId } from '../../components/Toast';
import type { LeftOutcome } from '../shared';

/** How a test explores a machine. */
export interface Plan<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  /** What the machine starts with. @default nothing */
  input?: InputFrom<Machine>;
  /** What a person may do and a page may tell, with the values that matter. */
  events: readonly EventFromLogic<Machine>[];
  /** Sent before anything else, such as data that the page loads. */
  given?: readonly EventFromLogic<Machine>[];
  /** What each actor answers when it succeeds. */
  outputs?: Record<string, unknown>;
  /** What makes two situations different besides the state. @default nothing */
  distinguish?: (context: ContextFrom<Machine>) => unknown;
  /** Every toast that the walks must meet; any other one is an error. @default none */
  toasts?: readonly ToastId[];
  /** Every outcome that the flow can be left with. @default none */
  outcomes?: readonly LeftOutcome[];
  /** Bound on situations explored, so that a cyclic flow ends. @default 2000 */
  limit?: number;
}

/** A plan as the walks take it: of any machine. */
export interface WalkOptions extends Omit<Plan, 'events' | 'given' | 'distinguish' | 'input'> {
  input?: unknown;
  events: readonly EventObject[];
  given?: readonly EventObject[];
  distinguish?: (context: never) => unknown;
}

/** Checks a plan against its machine's own events and context. */
export function definePlan<Machine extends AnyStateMachine>(plan: Plan<Machine>): WalkOptions {
  return plan as unknown as WalkOptions;
}
