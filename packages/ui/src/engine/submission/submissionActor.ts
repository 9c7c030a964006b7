import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { FlowTag } from '..';
import type { SubmissionContext } from './submissionContext';
import type { createSubmissionMachine } from './submissionMachine';

/** A machine created by `createSubmissionMachine`. */
export type SubmissionMachine<
  Values extends object,
  Facts = null,
  Subject extends object = Values,
  Result = unknown,
> = ReturnType<typeof createSubmissionMachine<Values, Facts, Subject, Result>>;

export type SubmissionActor<
  Values extends object,
  Facts = null,
  Subject extends object = Values,
  Result = unknown,
> = ActorRefFrom<SubmissionMachine<Values, Facts, Subject, Result>>;

export interface FormActor<Values> {
  getSnapshot(): { context: Pick<SubmissionContext<Values>, 'values' | 'fieldErrors' | 'problem'> };
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'changed'; values: Partial<Values> }): void;
}

export interface SubmittableActor {
  getSnapshot(): {
    can(event: { type: 'submitted' }): boolean;
    matches(state: 'editing' | 'cancelled'): boolean;
    hasTag(tag: FlowTag): boolean;
  };
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'submitted'; at: string }): void;
}
