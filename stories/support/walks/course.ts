import type { CoveringOptions, Plan } from '@rad-wallet/testing';
import type { ReactNode } from 'react';
import type {
  ActorRefFrom,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  SnapshotFrom,
} from 'xstate';
import type { Hands } from './hands';

/**
 * What a person does for an event, or what the page around the view tells it; `snapshot` is how things stand
 * before, `events` all that one act sends.
 */
export type Gesture<Event extends EventObject = EventObject> = (
  hands: Hands,
  event: Event,
  snapshot: AnyMachineSnapshot,
  events: readonly EventObject[],
) => Promise<unknown> | unknown;

/** What the page around a view does, by name: it has read something, its Back was pressed. */
export type PageActs<Machine extends AnyStateMachine> = Readonly<
  Record<string, (actor: ActorRefFrom<Machine>, told: never) => void>
>;

/** How a machine is walked through its real view. */
export interface Course<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's plan; and others that begin in another way, for what the first cannot reach. */
  plans: readonly Plan<Machine>[];
  /** The view, as a page shows it. */
  view: (actor: ActorRefFrom<Machine>, plan: Plan<Machine>) => ReactNode;
  /** For each event what a person does, or the page, by the event's type; for a chain by its types joined with `+`. */
  gestures: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Gesture<
      Extract<EventFromLogic<Machine>, { type: Type }>
    >;
  } & { readonly [chain: `${string}+${string}`]: Gesture };
  /** What the view is told by the page, as the wallet's own page tells it. @default nothing */
  page?: PageActs<Machine>;
  /** Events that one press sends at once. @default none */
  chains?: CoveringOptions<Machine>['chains'];
  /** Where an event can be brought about: a field of another step cannot be filled in. @default wherever the machine takes it */
  isOffered?: (
    snapshot: SnapshotFrom<Machine>,
    event: EventFromLogic<Machine>,
    plan: Plan<Machine>,
  ) => boolean;
  /** Before each walk, such as a clipboard of its own; answers how to undo it. @default nothing */
  prepare?: () => () => void;
}

/** A course of any machine. */
export type AnyCourse = Omit<Course, 'view' | 'gestures' | 'page' | 'isOffered'> & {
  view: (actor: ActorRefFrom<AnyStateMachine>, plan: Plan) => ReactNode;
  isOffered?: (snapshot: AnyMachineSnapshot, event: EventObject, plan: Plan) => boolean;
  gestures: Readonly<Record<string, Gesture | undefined>>;
  page?: Readonly<Record<string, (actor: ActorRefFrom<AnyStateMachine>, told: unknown) => void>>;
};

/** A course, checked against its machine. */
export const course = <Machine extends AnyStateMachine>(given: Course<Machine>): AnyCourse =>
  given as unknown as AnyCourse;

/** The machine that a course walks. */
export function machineOf({ plans: [plan] }: AnyCourse): AnyStateMachine {
  if (!plan) throw new Error('A course has a plan.');
  return plan.machine;
}
