import { assign, enqueueActions, type DoneActorEvent } from 'xstate';
import { completeAttempt, getRequestAttempt, requireActor, type RequestActor } from '../requests';
import { exitStates, createProblemToast, setupFlow } from '..';
import type {
  FactsOption,
  SubmissionConfig,
  SubmissionContext,
  SubmissionEvent,
  SubmissionInput,
  SubmitInput,
} from './submissionContext';

export type SubmissionOptions<Values, Facts, Subject, Result> = SubmissionConfig<
  Values,
  Facts,
  Subject,
  Result
> &
  FactsOption<Facts> & {
    /** Must reject if the submission fails. `simulate(ms)` simulates it; omit it if the page provides the actor. */
    submit?: RequestActor<Result, NoInfer<SubmitInput<Subject>>> | RequestActor<unknown, unknown>;
    /** Delay between success and `left`, ms. @default 0 */
    redirect?: number;
  };

/** A single-step form: edit, submit, success, exit. Emits `toast` events, and `left` once; `reset` starts over. */
export function createSubmissionMachine<
  Values extends object,
  Facts = null,
  Subject extends object = Values,
  Result = unknown,
>(options: SubmissionOptions<Values, Facts, Subject, Result>) {
  type Context = SubmissionContext<Values, Facts, Result>;
  const { id, description, success, failure } = options;
  const getInitialValues = (facts: Facts): Values =>
    typeof options.initialValues === 'function'
      ? options.initialValues(facts)
      : options.initialValues;
  const isReady = ({ values, facts }: Context) => options.isReady?.(values, facts) ?? true;

  const toSubject = ({ values, facts }: Context): Subject => {
    const subject = options.toSubject
      ? options.toSubject(values, facts)
      : (values as unknown as Subject);
    if (!subject) throw new Error(`${id}: nothing to submit.`);
    return subject;
  };

  /** Validates fields and rules; both results are empty for a valid form. */
  const validate = (
    { values, facts }: Context,
    event: { at?: string },
  ): Pick<Context, 'fieldErrors' | 'problem'> => {
    const at = event.at ? new Date(event.at) : new Date();
    const fieldErrors = options.validateFields?.(values, at) ?? {};
    if (hasErrors(fieldErrors)) return { fieldErrors, problem: null };
    return { fieldErrors, problem: options.findProblem?.(values, facts, at) ?? null };
  };
  const isSound = (context: Context, event: { at?: string }) => {
    const { fieldErrors, problem } = validate(context, event);
    return isReady(context) && !hasErrors(fieldErrors) && problem === null;
  };
  const createContext = (facts: Facts, values?: Partial<Values>): Context => ({
    facts,
    values: { ...getInitialValues(facts), ...values },
    fieldErrors: {},
    problem: null,
    attempt: null,
    result: null,
  });
  // Events that a form does not use are omitted, so its statechart shows only possible transitions.
  const hasFacts = options.hasFacts ?? false;
  const hasFields =
    typeof options.initialValues === 'function' || Object.keys(options.initialValues).length > 0;
  const hasRedirect = options.redirect !== undefined;
  const hasRules = options.validateFields !== undefined || options.findProblem !== undefined;
  const submit = (options.submit ?? requireActor(id, 'submit')) as RequestActor<
    Result,
    SubmitInput<Subject>
  >;

  const flow = setupFlow({
    types: {
      context: {} as Context,
      events: {} as SubmissionEvent<Values, Facts>,
      // `void` makes the input optional: type inference would drop `undefined`.
      input: {} as SubmissionInput<Values, Facts> | (null extends Facts ? void : never),
    },
    actors: { submit },
    failure: ({ values }) => failure?.(values) ?? { id: 'submissionFailed' },
  }).extend({
    actions: {
      resetForm: assign(({ context, event }) => ({
        ...createContext(context.facts, event.type === 'reset' ? event.values : undefined),
        ...(options.canRetryAfterReset && { attempt: context.attempt }),
      })),
      storeErrors: assign(({ context, event }) =>
        validate(context, event.type === 'submitted' ? event : {}),
      ),
      toastProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem) enqueue.emit(createProblemToast(context.problem));
      }),
      succeed: enqueueActions(({ context, event, enqueue }) => {
        const { output: result } = event as unknown as DoneActorEvent<Result>;
        enqueue.assign({ result, attempt: completeAttempt(context.attempt) });
        const notice = success?.({ values: context.values, result });
        if (notice) enqueue.emit({ type: 'toast', tone: 'success', ...notice });
      }),
    },
    guards: {
      isReady: ({ context }) => isReady(context),
      isSound: ({ context, event }) => isSound(context, event.type === 'submitted' ? event : {}),
    },
    delays: { redirect: options.redirect ?? 0 },
  });

  return flow.createMachine({
    id,
    ...(description !== undefined && { description }),
    context: ({ input }) => createContext((input?.facts ?? null) as Facts, input?.values),
    initial: 'editing',
    on: hasFacts
      ? { 'facts.changed': { actions: assign({ facts: ({ event }) => event.facts }) } }
      : {},
    states: {
      editing: {
        on: {
          ...(hasFields && {
            changed: {
              actions: assign(({ context, event }) => ({
                values: { ...context.values, ...event.values },
                fieldErrors: omitChangedFields(context.fieldErrors, event.values),
                problem: null,
              })),
            },
          }),
          submitted: [
            { guard: 'isSound', target: 'submitting' },
            ...(hasRules
              ? [{ guard: 'isReady', actions: ['storeErrors', 'toastProblem'] } as const]
              : []),
          ],
          reset: { actions: 'resetForm' },
          back: 'cancelled',
        },
      },
      submitting: {
        tags: 'busy',
        entry: assign(({ context }) => ({
          fieldErrors: {},
          problem: null,
          attempt: getRequestAttempt(context.attempt, toSubject(context)),
        })),
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => {
            if (!context.attempt) throw new Error(`${id}: no attempt to submit.`);
            return { subject: toSubject(context), idempotencyKey: context.attempt.key };
          },
          onDone: { target: 'succeeded', actions: 'succeed' },
          onError: { target: 'editing', actions: 'fail' },
        },
        after: { requestTimeout: { target: 'editing', actions: 'fail' } },
      },
      succeeded: {
        tags: 'over',
        on: { back: 'completed', ...(hasRedirect && { 'redirect.paused': 'paused' }) },
        after: { redirect: 'completed' },
      },
      // The cast is needed because XState's types have no optional states.
      ...(hasRedirect ? pausedState : ({} as typeof pausedState)),
      cancelled: {
        ...exitStates.cancelled,
        on: { reset: { target: 'editing', actions: 'resetForm' } },
      },
      completed: {
        ...exitStates.completed,
        on: { reset: { target: 'editing', actions: 'resetForm' } },
      },
    },
  });
}

const pausedState = {
  paused: {
    description: 'A person is in the content of the page. docs/rules.md TIME-15.',
    tags: 'over',
    on: { back: 'completed', 'redirect.resumed': 'succeeded' },
  },
} as const;

/** Whether any field has an error; keys whose value is undefined are ignored. */
const hasErrors = (fieldErrors: object) =>
  Object.values(fieldErrors).some((fieldError) => fieldError !== undefined);

function omitChangedFields<Values>(
  fieldErrors: SubmissionContext<Values>['fieldErrors'],
  values: Partial<Values>,
): SubmissionContext<Values>['fieldErrors'] {
  const left = { ...fieldErrors };
  for (const field of Object.keys(values) as (keyof Values)[]) delete left[field];
  return left;
}
