import type { LeftOutcome } from '@rad-wallet/ui/flows/shared';
import type { ToastId } from '@rad-wallet/ui/Toast';
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

/** How a test explores a machine. */
export interface Plan<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine. */
  machine: Machine;
  /** What the machine starts with. @default nothing */
  input?: InputFrom<Machine>;
  /** What a person may do and a page may tell, with the values that matter. */
  events: readonly EventFromLogic<Machine>[];
  /** Sent before anything else, such as data that the page loads. @default nothing */
  given?: readonly EventFromLogic<Machine>[];
  /** What each actor answers when it succeeds, by its name. @default nothing */
  outputs?: Readonly<Record<string, unknown>>;
  /** What makes two situations different besides the state. @default nothing */
  distinguish?: (context: ContextFrom<Machine>) => unknown;
  /** Every toast that the walks meet. @default none */
  toasts?: readonly ToastId[];
  /** Every outcome that the flow can be left with. @default none */
  outcomes?: readonly LeftOutcome[];
  /** Bound on situations explored, so that a cyclic flow ends. @default 2000 */
  limit?: number;
}
