import type { Problem } from '../../components/Toast';
import type { PaymentSummary } from '../requests';
import type { RedirectEvent, RequestContext } from '..';

/** Why a single field is invalid; checked before the form's rules. */
export type FieldError = 'missing' | 'malformed';

/** Errors of the invalid fields; valid fields have no key. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: FieldError };

/** Repeating an `idempotencyKey` must not submit again. */
export interface SubmitInput<Subject> {
  /** The result of `toSubject`. */
  subject: Subject;
  idempotencyKey: string;
}

export interface SubmissionContext<
  Values,
  Facts = null,
  Result = unknown,
  Subject = unknown,
> extends RequestContext<{ subject: Subject }> {
  /** Raw input. */
  values: Values;
  /** Loaded data that the rules need, such as the accounts. */
  facts: Facts;
  fieldErrors: FieldErrors<Values>;
  result: Result | null;
}

export type SubmissionEvent<Values, Facts = null> =
  | { type: 'facts.changed'; facts: Facts }
  | { type: 'changed'; values: Partial<Values> }
  /** `at`: the current time, ISO 8601, for rules that compare dates. @default the device's clock */
  | { type: 'submitted'; at?: string }
  | { type: 'reset'; values?: Partial<Values> }
  | { type: 'back' }
  | RedirectEvent;

/** Input of a form's machine. `facts` is required unless the form has none. */
export type SubmissionInput<Values, Facts = null> = {
  /** Override the form's `initialValues`. */
  values?: Partial<Values>;
} & (null extends Facts
  ? { facts?: undefined }
  : {
      /** Loaded data that the rules need, such as the accounts. */
      facts: Facts;
    });

export interface SubmissionConfig<Values, Facts, Subject, Result> {
  /** Machine id, in camel case. */
  id: string;
  /** One sentence about what the form does, shown in its statechart. */
  description?: string;
  /** The values of an empty form, or a function that returns them for the facts. */
  initialValues: Values | ((facts: Facts) => Values);
  /** What `can({ type: 'submitted' })` returns. @default always */
  isReady?: (values: Values, facts: Facts) => boolean;
  /** Called before `findProblem`. All errors are shown beside their fields, without a toast. @default none */
  validateFields?: (values: Values, at: Date) => FieldErrors<Values>;
  /** Returns the first violated rule, in the specified order; shown as a toast. @default none */
  findProblem?: (values: Values, facts: Facts, at: Date) => Problem | null;
  /** Converts amounts to plain decimals; null if invalid. Equal subjects share one attempt. @default the values */
  toSubject?: (values: Values, facts: Facts) => Subject | null;
  /**
   * Describes the payment, if the form moves money. Then a submission without a response is in doubt rather than failed.
   * docs/rules.md PAY-8. @default moves no money
   */
  summarize?: (subject: Subject) => PaymentSummary;
  /**
   * Whether a retry of a failed submission reuses its key even after a `reset`. Leave it off if the subject contains
   * secrets, because it is kept until it succeeds. docs/rules.md PAY-5.
   * @default false
   */
  canRetryAfterReset?: boolean;
  /** Returns the success toast. @default none */
  success?: (done: { values: Values; result: Result }) => Problem;
  /** Returns the problem shown when the submission fails or times out. @default `submissionFailed` */
  failure?: (values: Values) => Problem;
}

/** Whether the form has facts, so that the machine accepts `facts.changed`. */
export type FactsOption<Facts> = null extends Facts ? { hasFacts?: false } : { hasFacts: true };
