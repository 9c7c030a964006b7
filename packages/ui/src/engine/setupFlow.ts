import {
  enqueueActions,
  setup,
  type AnyActorLogic,
  type AnyEventObject,
  type MachineContext,
  type NonReducibleUnknown,
  type OutputFrom,
} from 'xstate';
import { logFlowFault } from '../faults';
import type { Notice, Problem } from '../components/Toast';
import {
  completeAttempt,
  findNoResult,
  getRequestAttempt,
  isNoResponse,
  isTimeout,
  REQUEST_TIMEOUT,
  type Attempt,
  type FindResult,
  type PreparedRequest,
} from './requests';
import { isUnsent, listKeys, type RequestKey } from './requests/attempt';
import {
  createProblemToast,
  type FlowEmitted,
  type FlowOutcome,
  type FlowTag,
  type RepeatEvent,
} from './events';
import { getActorError, isRefusal, leavesOpen, toProblem } from './failure';
import { asksConsent } from './consent';
import { getKept } from './intents';

export interface FlowContext extends MachineContext {
  /** The violated rule, or why the last request failed. */
  problem: Problem | null;
}

/** The context of a flow that sends a request. */
export interface RequestContext<Request> {
  /** The violated rule, or why the last request failed. */
  problem: Problem | null;
  /** The request being sent, and those with unknown outcome. */
  attempt: Attempt<Request> | null;
}

type FlowActions = {
  leave: { outcome: FlowOutcome };
  toast: Notice;
  showProblem: undefined;
  begin: undefined;
  succeed: undefined;
  fail: { problem: Problem } | undefined;
  doubt: undefined;
  confirmRepeat: undefined;
  acceptConsent: undefined;
  declineRepeat: undefined;
};

type FlowGuards = {
  hasRequest: undefined;
  isUnanswered: undefined;
  isFound: undefined;
  isAsking: undefined;
};

/** A flow's request, for `createRequestState`. */
export interface FlowRequest<TContext, TActors, Name extends keyof TActors> {
  /** Name of the actor that sends the request. */
  actor: Name;
  /** Returns null if the input is incomplete; nothing is sent then. */
  prepare: (context: TContext) => PreparedRequest<RequestOf<TContext>> | null;
  /** Returns context changes after a success. `attempt` is still the completed one. @default nothing */
  applyResult?: (context: TContext, output: OutputFrom<Logic<TActors[Name]>>) => Partial<TContext>;
  /** Returns the success toast. @default none */
  announce?: (context: TContext, output: OutputFrom<Logic<TActors[Name]>>) => Problem | null;
  /** Returns context changes after a rejection by the server. @default nothing */
  applyFailure?: (context: TContext, problem: Problem) => Partial<TContext>;
}

type RequestOf<TContext> = TContext extends { attempt: Attempt<infer Request> | null }
  ? Request
  : never;

type Logic<Actor> = Extract<Actor, AnyActorLogic>;

/** The flow's actors, including the one that looks up a request's outcome. */
type FlowActors<TActors, Name extends keyof TActors> = TActors & {
  findResult: FindResult<OutputFrom<Logic<TActors[Name]>>>;
};

export interface FlowSetup<TContext, TEvent, TInput, TActors, Name extends keyof TActors> {
  types: { context: TContext; events: TEvent; input?: TInput };
  /** The flow's requests, and any other actors that it invokes. */
  actors: { [Key in keyof TActors]: Key extends keyof TActors ? TActors[Key] : never };
  /** @default none */
  request?: FlowRequest<TContext, TActors, Name>;
  /** Shown when a request fails with an error that is not a `ProblemError`. */
  failure: Problem | ((context: TContext) => Problem);
  /**
   * Returns what is shown, not as an error, when a request gets no response. Set it if the request moves no money.
   * @default `noAnswerYet` after a timeout, otherwise the failure: docs/rules.md PAY-8
   */
  unanswered?: (context: TContext) => Problem;
  /** Returns the first rule violated by the input; the action `showProblem` shows it. */
  validate?: (context: TContext) => Problem | null;
}

/**
 * XState's `setup` with everything that flows share: emitted events, tags, the delay `requestTimeout`, the actions
 * `leave`, `toast` and `showProblem` (shows the violated rule), and those for `createRequestState`: `begin` (prepares
 * the request, guarded by `hasRequest`), `succeed`, `fail` (rejected by the server) and `doubt` (no response); and for
 * `createRepeatState`: `confirmRepeat`, `acceptConsent` and `declineRepeat`. Add more with `.extend()`.
 */
export function setupFlow<
  TContext extends FlowContext & { attempt?: Attempt | null },
  TEvent extends AnyEventObject,
  TActors extends Record<string, AnyActorLogic>,
  Name extends keyof TActors & string,
  TInput = NonReducibleUnknown,
>({
  actors,
  request,
  failure,
  unanswered,
  validate,
}: FlowSetup<TContext, TEvent, TInput, TActors, Name>) {
  type Output = OutputFrom<Logic<TActors[Name]>>;
  const getFailure = (context: TContext) =>
    typeof failure === 'function' ? failure(context) : failure;
  /** Returns the request's result, or the one found by `findResult`. */
  const getOutput = ({ type, output }: { type: string; output?: unknown }): Output =>
    (type === FOUND ? (output as { output: unknown }).output : output) as Output;

  return setup<
    TContext,
    TEvent | RepeatEvent,
    FlowActors<TActors, Name>,
    {},
    FlowActions,
    FlowGuards,
    'requestTimeout',
    FlowTag,
    TInput,
    NonReducibleUnknown,
    FlowEmitted
  >({
    actors: { ...actors, findResult: findNoResult } as never,
    actions: {
      leave: enqueueActions(({ enqueue }, { outcome }) => enqueue.emit({ type: 'left', outcome })),
      toast: enqueueActions(({ enqueue }, notice) => enqueue.emit({ type: 'toast', ...notice })),
      showProblem: enqueueActions(({ context, enqueue }) => {
        const problem = validate?.(context) ?? null;
        enqueue.assign({ problem } as Partial<TContext>);
        if (problem) enqueue.emit(createProblemToast(problem));
      }),
      begin: enqueueActions(({ context, enqueue, self }) => {
        const prepared = request?.prepare(context);
        // Another tab may be making the same payment. docs/rules.md PAY-10.
        const { list, findRecent } = getKept(self);
        const stored = list() as readonly RequestKey<RequestOf<TContext>>[];
        const previous = context.attempt ?? null;
        const attempt = prepared && getRequestAttempt(previous, prepared, stored, findRecent);
        const known = [...(previous ? listKeys(previous) : []), ...stored];
        enqueue.assign({
          problem: null,
          attempt: attempt && {
            ...attempt,
            ...(asksConsent(self)
              ? { awaitsConsent: true, isUnsent: !known.some(({ key }) => key === attempt.key) }
              : startTry),
          },
        } as Partial<TContext>);
      }),
      succeed: enqueueActions(({ context, event, enqueue, self }) => {
        const output = getOutput(event);
        const { key } = context.attempt ?? {};
        if (key !== undefined) enqueue(() => getKept(self).settle?.(key));
        const notice = request?.announce?.(context, output);
        enqueue.assign({
          problem: null,
          attempt: completeAttempt(context.attempt ?? null),
          ...request?.applyResult?.(context, output),
        } as Partial<TContext>);
        if (notice) enqueue.emit({ type: 'toast', tone: 'success', ...notice });
      }),
      fail: enqueueActions(({ context, event, enqueue }, params) => {
        const error = getActorError(event);
        const problem = toProblem(error, params?.problem ?? getFailure(context));
        enqueue(() => logFlowFault(error));
        enqueue.assign({
          problem,
          ...(context.attempt && {
            attempt: { ...context.attempt, isRejected: true, isRefused: isRefusal(error) },
          }),
          ...request?.applyFailure?.(context, problem),
        } as Partial<TContext>);
        enqueue.emit(createProblemToast(problem));
      }),
      doubt: enqueueActions(({ context, event, enqueue }) => {
        const error = getActorError(event);
        // A failed lookup or a timeout says nothing about the outcome of the request.
        const isFailure = !unanswered && event.type !== FIND_FAILED && !isTimeout(error);
        enqueue(() => logFlowFault(error));
        enqueue.assign({
          attempt: context.attempt && { ...context.attempt, isDoubtful: true },
        } as Partial<TContext>);
        enqueue.emit(
          isFailure
            ? createProblemToast(getFailure(context))
            : {
                type: 'toast',
                tone: 'neutral',
                ...(unanswered?.(context) ?? { id: 'noAnswerYet' }),
              },
        );
      }),
      confirmRepeat: enqueueActions(({ context: { attempt }, enqueue }) =>
        enqueue.assign({
          attempt: attempt && { ...attempt, repeats: undefined },
        } as Partial<TContext>),
      ),
      acceptConsent: enqueueActions(({ context: { attempt }, enqueue }) =>
        enqueue.assign({
          attempt: attempt && {
            ...attempt,
            awaitsConsent: undefined,
            isUnsent: undefined,
            ...startTry,
          },
        } as Partial<TContext>),
      ),
      // An earlier try of the same payment may have been executed, so that its key is kept.
      declineRepeat: enqueueActions(({ context: { attempt }, enqueue }) =>
        enqueue.assign({
          attempt:
            attempt && !isUnsent(attempt)
              ? { ...attempt, awaitsConsent: undefined }
              : completeAttempt(attempt ?? null),
        } as Partial<TContext>),
      ),
    },
    guards: {
      hasRequest: ({ context }) => (request?.prepare(context) ?? null) !== null,
      isUnanswered: ({ context, event }) => {
        const error = getActorError(event);
        return isNoResponse(error) || (context.attempt?.isDoubtful === true && leavesOpen(error));
      },
      isAsking: ({ context: { attempt } }) =>
        attempt?.repeats !== undefined || attempt?.awaitsConsent === true,
      isFound: ({ event }) => 'output' in event && event.output !== null,
    },
    delays: { requestTimeout: REQUEST_TIMEOUT },
  });
}

/** The outcome of a try is unknown until it is answered. */
const startTry = { isRejected: false, isRefused: false };

const FOUND = 'xstate.done.actor.findResult';
const FIND_FAILED = 'xstate.error.actor.findResult';

/** The states in which every flow ends. */
export const exitStates = {
  cancelled: { tags: 'over', entry: { type: 'leave', params: { outcome: 'cancelled' } } },
  completed: { tags: 'over', entry: { type: 'leave', params: { outcome: 'completed' } } },
} as const;
