import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { SubmissionContext } from './submissionContext';
import type { createSubmissionMachine } from './submissionMachine';

/** A machine that `createSubmissionMachine` made. */
export type SubmissionMachine<
  Values extends object,
  Facts = unknown,
  Result = unknown,
> = ReturnType<typeof createSubmissionMachine<Values, Facts, Result>>;

/** A running one, as a screen takes it. */
export type SubmissionActor<
  Values extends object,
  Facts = unknown,
  Result = unknown,
> = ActorRefFrom<SubmissionMachine<Values, Facts, Result>>;

/** The part of an actor that a field needs. */
export interface FormActor<Values> {
  getSnapshot(): { context: Pick<SubmissionContext<Values>, 'values' | 'flaws'> };
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'changed'; values: Partial<Values> }): void;
}
