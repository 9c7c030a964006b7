import type { ToastId } from '../components/Toast';
import type { FlowOutcome } from '../engine';
import type { RecentPayment } from '../engine/requests';
import type { Money } from '../format';
import type { Contact, WalletAccount } from '../types';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/** User actions on a page, to be implemented with your testing library. */
export interface UserActions {
  /** Presses the element with this role and accessible name. @default role 'button' */
  press: (
    name: string | RegExp,
    role?: 'button' | 'link' | 'radio' | 'switch' | 'option',
  ) => Promise<void>;
  /** Replaces the value of the field whose label starts with `label`. */
  type: (label: string, text: string) => Promise<void>;
  /** Opens the select with this name and selects an option. */
  choose: (select: string | RegExp, option: string | RegExp) => Promise<void>;
  /** Moves focus out of a field with the Tab key. */
  blur: (label: string) => Promise<void>;
  /** Selects a file in a field's file dialog; null cancels the dialog. */
  upload: (label: string, file: File | null) => Promise<void>;
  /** Presses a button to open the dialog with this title, unless it is already open. */
  openDialog: (title: string, button: string) => Promise<void>;
  /** Sets whether the browser allows clipboard writes. */
  setClipboard: (isAllowed: boolean) => void;
  /** Moves the pointer onto the page's content, or off it. */
  pointAtContent: (isInside: boolean) => void;
  /** Sends an event that comes from the page rather than the view, such as loaded data or browser Back. */
  sendFromPage: (event: EventObject) => void;
}

/** Triggers an event through the view; `events` is the whole sequence sent by the gesture. */
export type Gesture<Event extends EventObject = EventObject> = (
  user: UserActions,
  event: Event,
  snapshot: AnyMachineSnapshot,
  events: readonly EventObject[],
) => Promise<void> | void;

export interface Plan<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  input?: InputFrom<Machine>;
  /** Events that the user or the page may send, with representative payloads. */
  events: readonly EventFromLogic<Machine>[];
  /** Sequences of events sent by a single gesture. @default none */
  sequences?: readonly (readonly EventFromLogic<Machine>[])[];
  /** Whether the page can send the event now: a field, for example, exists only in its own step. @default always */
  isAvailable?(snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>): boolean;
  /** Gestures by event type; the key of a sequence is its event types joined with `+`. */
  gestures?: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Gesture<
      Extract<EventFromLogic<Machine>, { type: Type }>
    >;
  } & { readonly [sequence: `${string}+${string}`]: Gesture };
  /** Other starting points, for transitions that cannot be reached from the main one. @default none */
  variants?: readonly Partial<Omit<Plan<Machine>, 'machine' | 'variants'>>[];
  /** Events sent first, such as data loaded by the page. @default none */
  given?: readonly EventFromLogic<Machine>[];
  /** The output with which each actor resolves, by actor name. @default undefined */
  outputs?: Readonly<Record<string, unknown>>;
  /** The error with which each actor rejects, by actor name. @default an `Error` */
  errors?: Readonly<Record<string, unknown>>;
  /** The recent payment that each payment repeats. @default none */
  recent?: RecentPayment;
  /** Returns a value that distinguishes graph nodes with the same state value. @default nothing */
  distinguish?: (context: ContextFrom<Machine>) => unknown;
  /** All toasts that the paths can trigger. @default none */
  toasts?: readonly ToastId[];
  /** All outcomes with which the flow can end. @default none */
  outcomes?: readonly FlowOutcome[];
  /** Maximum number of nodes to explore, because a cyclic flow could have infinitely many. @default 2000 */
  limit?: number;
}

/** The wallet's data that a plan uses. */
export interface PlanData {
  money: Money;
  /** Loaded before the first step. */
  accounts: readonly WalletAccount[];
  /** The first contact is chosen. */
  contacts: readonly [Contact, ...Contact[]];
  /** As typed; at most the balance in the home currency. @default '1,500' */
  amount?: string;
}
