import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import {
  attemptFor,
  problemToast,
  REQUEST_TIMEOUT,
  RequestTimeoutError,
  type LeftEvent,
  type ToastEvent,
} from '../shared';
import type { SubmitLogic } from './simulate';
import type {
  SubmissionConfig,
  SubmissionContext,
  SubmissionEvent,
  SubmissionInput,
  SubmitInput,
} from './submissionContext';

export interface SubmissionOptions<Values, Facts, Result> extends SubmissionConfig<
  Values,
  Facts,
  Result
> {
  /** Carries the submission out: `simulate(ms)`, or left out for a page to provide. */
  submit?: SubmitLogic<Values, Facts, Result>;
  /** From success to `left`, ms. @default 0, at once */
  redirect?: number;
}

/**
 * The machine of every form with one step: edit, submit, be told, leave. A form that posts needs the
 * actor `submit`, which rejects when nothing happened; a simulated one brings it along. Emits
 * `toast` and, when the person leaves or was led away, `left`.
 */
export function createSubmissionMachine<Values extends object, Facts = unknown, Result = unknown>(
  options: SubmissionOptions<Values, Facts, Result>,
) {
  type Context = SubmissionContext<Values, Facts, Result>;
  const { id, initialValues, success, failure = { id: 'submissionFailed' } } = options;
  const isReady = ({ values, facts }: Context) => options.isReady?.(values, facts) ?? true;

  const subjectOf = ({ values, facts }: Context) =>
    options.subjectOf ? options.subjectOf(values, facts) : values;

  /** What stands in the way, as the context keeps it; both empty when nothing does. */
  const faultsOf = ({ values, facts }: Context): Pick<Context, 'flaws' | 'problem'> => {
    const flaws = options.flawsOf?.(values) ?? {};
    if (hasFlaws(flaws)) return { flaws, problem: null };
    return { flaws, problem: options.problemOf?.(values, facts) ?? null };
  };
  const isSound = (context: Context) => {
    const { flaws, problem } = faultsOf(context);
    return isReady(context) && !hasFlaws(flaws) && problem === null;
  };
  const freshContext = (values?: Partial<Values>): Omit<Context, 'facts'> => ({
    values: { ...initialValues, ...values },
    flaws: {},
    problem: null,
    attempt: null,
    result: null,
  });
  const submit: SubmitLogic<Values, Facts, Result> =
    options.submit ??
    fromPromise<Result, SubmitInput<Values, Facts>>(async () => {
      throw new Error(`${id}: provide the actor submit.`);
    });

  return setup({
    types: {
      context: {} as Context,
      events: {} as SubmissionEvent<Values, Facts>,
      // `void` and not `undefined`: inference drops the latter, and every start would need an input.
      input: {} as SubmissionInput<Values, Facts> | void,
      emitted: {} as ToastEvent | LeftEvent,
      tags: {} as 'busy',
    },
    actors: { submit },
    actions: {
      leave: emit({ type: 'left' }),
      fail: assign({ problem: failure }),
      toastProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem) enqueue.emit(problemToast(context.problem));
      }),
      toastSuccess: enqueueActions(({ context, enqueue }, { result }: { result: Result }) => {
        const notice = success?.({ values: context.values, result });
        if (notice) enqueue.emit({ type: 'toast', tone: 'success', ...notice });
      }),
      logError: (_, params: { error: unknown }) => console.error(params.error),
    },
    guards: {
      isReady: ({ context }) => isReady(context),
      isSound: ({ context }) => isSound(context),
    },
    delays: { redirect: options.redirect ?? 0, requestTimeout: REQUEST_TIMEOUT },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...freshContext(input?.values), facts: input?.facts ?? null }),
    initial: 'editing',
    on: { 'facts.changed': { actions: assign({ facts: ({ event }) => event.facts }) } },
    states: {
      editing: {
        on: {
          changed: {
            actions: assign(({ context, event }) => ({
              values: { ...context.values, ...event.values },
              flaws: withoutFields(context.flaws, event.values),
              problem: null,
            })),
          },
          submitted: [
            { guard: 'isSound', target: 'submitting' },
            {
              guard: 'isReady',
              actions: [assign(({ context }) => faultsOf(context)), 'toastProblem'],
            },
          ],
          reset: { actions: assign(({ event }) => freshContext(event.values)) },
          back: { actions: 'leave' },
        },
      },
      submitting: {
        tags: 'busy',
        entry: assign(({ context }) => ({
          flaws: {},
          problem: null,
          attempt: attemptFor(context.attempt, subjectOf(context)),
        })),
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context: { values, facts, attempt } }) => {
            if (!attempt) throw new Error(`${id}: no attempt to submit.`);
            return { values, facts, idempotencyKey: attempt.key };
          },
          onDone: {
            target: 'succeeded',
            actions: [
              assign({ result: ({ event }) => event.output as Result }),
              {
                type: 'toastSuccess',
                params: ({ event }) => ({ result: event.output as Result }),
              },
            ],
          },
          onError: {
            target: 'editing',
            actions: [
              { type: 'logError', params: ({ event }) => ({ error: event.error }) },
              'fail',
              'toastProblem',
            ],
          },
        },
        after: {
          requestTimeout: {
            target: 'editing',
            actions: [
              { type: 'logError', params: () => ({ error: new RequestTimeoutError() }) },
              'fail',
              'toastProblem',
            ],
          },
        },
      },
      succeeded: {
        on: { back: 'left' },
        after: { redirect: 'left' },
      },
      left: {
        entry: 'leave',
        on: {
          reset: { target: 'editing', actions: assign(({ event }) => freshContext(event.values)) },
        },
      },
    },
  });
}

/** A field that is there but undefined is sound. */
const hasFlaws = (flaws: object) => Object.values(flaws).some((flaw) => flaw !== undefined);

function withoutFields<Values>(
  flaws: SubmissionContext<Values>['flaws'],
  values: Partial<Values>,
): SubmissionContext<Values>['flaws'] {
  const left = { ...flaws };
  for (const field of Object.keys(values) as (keyof Values)[]) delete left[field];
  return left;
}
