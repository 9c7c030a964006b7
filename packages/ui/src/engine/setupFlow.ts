import {
  enqueueActions,
  setup,
  type AnyActorLogic,
  type AnyEventObject,
  type MachineContext,
  type NonReducibleUnknown,
} from 'xstate';
import type { Notice, Problem } from '../components/Toast';
import { REQUEST_TIMEOUT } from './requests';
import { createProblemToast, type FlowEmitted, type FlowTag, type FlowOutcome } from './events';
import { getActorError, toProblem } from './failure';

export interface FlowContext extends MachineContext {
  /** The violated rule, or why the last request failed. */
  problem: Problem | null;
}

type FlowActions = {
  leave: { outcome: FlowOutcome };
  toast: Notice;
  showProblem: undefined;
  fail: { problem: Problem } | undefined;
};

export interface FlowSetup<TContext, TEvent, TInput, TActors> {
  types: { context: TContext; events: TEvent; input?: TInput };
  /** The requests of the flow, and any other actors that it invokes. */
  actors: { [Name in keyof TActors]: Name extends keyof TActors ? TActors[Name] : never };
  /** Shown when a request fails with an error that is not a `ProblemError`. */
  failure: Problem | ((context: TContext) => Problem);
  /** Returns the first rule that the input violates. The action `showProblem` shows it. */
  validate?: (context: TContext) => Problem | null;
}

/**
 * XState's `setup` with what flows share: emitted events, tags, the delay `requestTimeout`, and the actions `leave`,
 * `toast`, `showProblem` (the violated rule) and `fail` (why a request failed). Add more with `.extend()`.
 */
export function setupFlow<
  TContext extends FlowContext,
  TEvent extends AnyEventObject,
  TActors extends Record<string, AnyActorLogic>,
  TInput = NonReducibleUnknown,
>({ actors, failure, validate }: FlowSetup<TContext, TEvent, TInput, TActors>) {
  return setup<
    TContext,
    TEvent,
    TActors,
    {},
    FlowActions,
    {},
    'requestTimeout',
    FlowTag,
    TInput,
    NonReducibleUnknown,
    FlowEmitted
  >({
    actors,
    actions: {
      leave: enqueueActions(({ enqueue }, { outcome }) => enqueue.emit({ type: 'left', outcome })),
      toast: enqueueActions(({ enqueue }, notice) => enqueue.emit({ type: 'toast', ...notice })),
      showProblem: enqueueActions(({ context, enqueue }) => {
        const problem = validate?.(context) ?? null;
        enqueue.assign({ problem } as Partial<TContext>);
        if (problem) enqueue.emit(createProblemToast(problem));
      }),
      fail: enqueueActions(({ context, event, enqueue }, params) => {
        const error = getActorError(event);
        const fallback = typeof failure === 'function' ? failure(context) : failure;
        const problem = toProblem(error, params?.problem ?? fallback);
        enqueue(() => console.error(error));
        enqueue.assign({ problem } as Partial<TContext>);
        enqueue.emit(createProblemToast(problem));
      }),
    },
    delays: { requestTimeout: REQUEST_TIMEOUT },
  });
}

/** The states in which every flow ends. */
export const exitStates = {
  cancelled: { tags: 'over', entry: { type: 'leave', params: { outcome: 'cancelled' } } },
  completed: { tags: 'over', entry: { type: 'leave', params: { outcome: 'completed' } } },
} as const;
