import { assign, enqueueActions } from 'xstate';
import { requireActor, type PreparedRequest, type RequestActor } from '../requests';
import {
  createInDoubtState,
  createProblemToast,
  createRepeatState,
  createRequestState,
  exitStates,
  setupFlow,
} from '..';
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
    /** Delay between success and `left`, in ms. @default 0 */
    redirect?: number;
  };

/**
 * Creates the machine of a single-step form: edit, submit, success, exit. Emits `toast` events, and `left` once;
 * `reset` restarts it.
 */
export function createSubmissionMachine<
  Values extends object,
  Facts = null,
  Subject extends object = Values,
  Result = unknown,
>(options: SubmissionOptions<Values, Facts, Subject, Result>) {
  type Context = SubmissionContext<Values, Facts, Result, Subject>;
  const { id, description, success, failure, unanswered, summarize, identifyPayee } = options;
  const getInitialValues = (facts: Facts): Values =>
    typeof options.initialValues === 'function'
      ? options.initialValues(facts)
      : options.initialValues;
  const isReady = ({ values, facts }: Context) => options.isReady?.(values, facts) ?? true;

  const prepare = ({ values, facts }: Context): PreparedRequest<{ subject: Subject }> | null => {
    const subject = options.toSubject
      ? options.toSubject(values, facts)
      : (values as unknown as Subject);
    if (!subject) return null;
    return {
      request: { subject },
      subject,
      ...(identifyPayee && { payee: identifyPayee(subject) }),
      ...(summarize && { summary: summarize(subject), entered: { values } }),
    };
  };

  /** Validates fields and rules; both results are empty if the form is valid. */
  const validate = (
    { values, facts }: Context,
    event: { at?: string },
  ): Pick<Context, 'fieldErrors' | 'problem'> => {
    const at = event.at ? new Date(event.at) : new Date();
    const fieldErrors = options.validateFields?.(values, at, facts) ?? {};
    if (hasErrors(fieldErrors)) return { fieldErrors, problem: null };
    return { fieldErrors, problem: options.findProblem?.(values, facts, at) ?? null };
  };
  const isSound = (context: Context, event: { at?: string }) => {
    const { fieldErrors, problem } = validate(context, event);
    return (
      isReady(context) && !hasErrors(fieldErrors) && problem === null && prepare(context) !== null
    );
  };
  const createContext = (facts: Facts, values?: Partial<Values>): Context => ({
    facts,
    values: { ...getInitialValues(facts), ...values },
    fieldErrors: {},
    problem: null,
    attempt: null,
    result: null,
  });
  // Omits unused events, so that the statechart shows only possible transitions.
  const hasFacts = options.hasFacts ?? false;
  const hasFields =
    typeof options.initialValues === 'function' || Object.keys(options.initialValues).length > 0;
  const canBeInDoubt = summarize !== undefined || unanswered !== undefined;
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
    request: {
      actor: 'submit',
      prepare,
      applyResult: (_context, result) => ({ result }) as Partial<Context>,
      announce: ({ values, facts }, result) => success?.({ values, result, facts }) ?? null,
    },
    failure: ({ values, facts }) => failure?.(values, facts) ?? { id: 'submissionFailed' },
    ...(unanswered && { unanswered: ({ values, facts }: Context) => unanswered(values, facts) }),
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
      clearErrors: assign({ fieldErrors: {} }),
    },
    guards: {
      isReady: ({ context }) => isReady(context),
      isSound: ({ context, event }) => isSound(context, event.type === 'submitted' ? event : {}),
    },
    delays: { redirect: options.redirect ?? 0 },
  });

  const inDoubt = createInDoubtState({
    actor: 'submit',
    succeeded: `#${id}.succeeded`,
    failed: `#${id}.editing`,
    back: `#${id}.editing`,
  });

  const asking = createRepeatState({ send: 'submitting', back: 'editing' });
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
            { guard: 'isSound', target: 'submitting', actions: ['clearErrors', 'begin'] },
            ...(hasRules
              ? [{ guard: 'isReady', actions: ['storeErrors', 'toastProblem'] } as const]
              : []),
          ],
          reset: { actions: 'resetForm' },
          back: 'cancelled',
        },
      },
      submitting: createRequestState({
        actor: 'submit',
        succeeded: 'succeeded',
        failed: 'editing',
        ...(canBeInDoubt && { unanswered: 'inDoubt' }),
        ...(summarize && { repeated: 'asking' }),
      }),
      // Cast, because XState's types do not support optional states.
      ...(canBeInDoubt ? { inDoubt } : ({} as { inDoubt: typeof inDoubt })),
      ...(summarize ? { asking } : ({} as { asking: typeof asking })),
      succeeded: {
        tags: 'over',
        on: { back: 'completed', ...(hasRedirect && { 'redirect.paused': 'paused' }) },
        after: { redirect: 'completed' },
      },
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
