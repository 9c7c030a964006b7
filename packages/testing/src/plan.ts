import type { LeftOutcome } from '@rad-wallet/ui/flows/shared';
import type { ToastId } from '@rad-wallet/ui/Toast';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/** What a user does to a page. Implement it with your own testing library. */
export interface UserActions {
  /** Presses the element of this role and accessible name. @default role 'button' */
  press: (
    name: string | RegExp,
    role?: 'button' | 'link' | 'radio' | 'switch' | 'option',
  ) => Promise<void>;
  /** Replaces the value of the field whose label starts with `label`. */
  type: (label: string, text: string) => Promise<void>;
  /** Opens the select of this name and chooses an option. */
  choose: (select: string | RegExp, option: string | RegExp) => Promise<void>;
  /** Moves focus out of a field with Tab. */
  blur: (label: string) => Promise<void>;
  /** Chooses a file in the file dialog of a field; null cancels the dialog. */
  upload: (label: string, file: File | null) => Promise<void>;
  /** Opens the dialog of this title with a button, unless it is open. */
  openDialog: (title: string, button: string) => Promise<void>;
  /** Sets whether the browser allows writing to the clipboard. */
  setClipboard: (isAllowed: boolean) => void;
  /** Moves the pointer over the content of the page, or off it. */
  pointAtContent: (isInside: boolean) => void;
  /** Sends an event that the page sends, not the view: loaded data, the browser's Back. */
  sendFromPage: (event: EventObject) => void;
}

/** Performs an event through the view; `events` is the whole sequence that the gesture sends. */
export type Gesture<Event extends EventObject = EventObject> = (
  user: UserActions,
  event: Event,
  snapshot: AnyMachineSnapshot,
  events: readonly EventObject[],
) => Promise<void> | void;

/** How a test explores a machine, and how a user performs its events. */
export interface Plan<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  input?: InputFrom<Machine>;
  /** Events that a user or the page may send, with the values that matter. */
  events: readonly EventFromLogic<Machine>[];
  /** Events that one gesture sends together, in order. @default none */
  sequences?: readonly (readonly EventFromLogic<Machine>[])[];
  /** Whether the view can send an event now, such as from a field of the current step. @default always */
  isAvailable?(snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>): boolean;
  /** How a user performs each event in the library's view, by event type; a sequence by its types joined with `+`. */
  gestures?: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Gesture<
      Extract<EventFromLogic<Machine>, { type: Type }>
    >;
  } & { readonly [sequence: `${string}+${string}`]: Gesture };
  /** Other starting points, for what cannot be reached from this one. @default none */
  variants?: readonly Partial<Omit<Plan<Machine>, 'machine' | 'variants'>>[];
  /** Sent first, such as data that the page loads. @default none */
  given?: readonly EventFromLogic<Machine>[];
  /** What each actor resolves with, by name. @default undefined */
  outputs?: Readonly<Record<string, unknown>>;
  /** Returns a value that distinguishes two situations of the same state. @default nothing */
  distinguish?: (context: ContextFrom<Machine>) => unknown;
  /** Every toast that the paths lead to. @default none */
  toasts?: readonly ToastId[];
  /** Every outcome that the flow can end with. @default none */
  outcomes?: readonly LeftOutcome[];
  /** Maximum number of situations explored, so that cyclic flows end. @default 2000 */
  limit?: number;
}

/** A plan and its variants, each as a whole plan. */
export const withVariants = <Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
): Plan<Machine>[] => [plan, ...(plan.variants ?? []).map((variant) => ({ ...plan, ...variant }))];
