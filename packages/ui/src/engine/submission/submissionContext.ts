import type { Problem } from '../../components/Toast';
import type { PaymentSummary } from '../requests';
import type { RedirectEvent, RequestContext } from '..';

/** Why a single field is invalid; checked before the form's rules. */
export type FieldError = 'missing' | 'malformed';

/** Errors of the invalid fields; valid fields have no key. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: FieldError };

/** Requests with the same `idempotencyKey` must be executed only once. */
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
  /** Loaded data used by the rules, such as the accounts. */
  facts: Facts;
  fieldErrors: FieldErrors<Values>;
  result: Result | null;
}

export type SubmissionEvent<Values, Facts = null> =
  | { type: 'facts.changed'; facts: Facts }
  | { type: 'changed'; values: Partial<Values> }
  /** `at`: current time, ISO 8601, for rules that compare dates. @default the device's clock */
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
      /** Loaded data used by the rules, such as the accounts. */
      facts: Facts;
    });

export interface SubmissionConfig<Values, Facts, Subject, Result> {
  /** Machine id, in camel case. */
  id: string;
  /** One sentence about the form's purpose, shown in its statechart. */
  description?: string;
  /** Values of the empty form, or a function that computes them from the facts. */
  initialValues: Values | ((facts: Facts) => Values);
  /** Result of `can({ type: 'submitted' })`. @default always true */
  isReady?: (values: Values, facts: Facts) => boolean;
  /** Called before `findProblem`. Errors are shown beside their fields, without a toast. @default none */
  validateFields?: (values: Values, at: Date, facts: Facts) => FieldErrors<Values>;
  /** Returns the first violated rule, which is shown as a toast. @default none */
  findProblem?: (values: Values, facts: Facts, at: Date) => Problem | null;
  /**
   * Returns what to submit, with amounts as plain decimals, or null if invalid. Equal results share one idempotency
   * key. @default the values
   */
  toSubject?: (values: Values, facts: Facts) => Subject | null;
  /**
   * Describes the payment. Required if the form moves money: without a response, the submission is then in doubt rather
   * than failed. docs/rules.md PAY-8. @default moves no money
   */
  summarize?: (subject: Subject) => PaymentSummary;
  /** Identifies the payee without the amount, as `PreparedRequest.payee`. @default the subject */
  identifyPayee?: (subject: Subject) => unknown;
  /**
   * Whether a retry after `reset` reuses the idempotency key of a failed submission. Must be false if the submission
   * contains secrets, because it is kept until it succeeds. docs/rules.md PAY-5.
   * @default false
   */
  canRetryAfterReset?: boolean;
  /** Returns the success toast. @default none */
  success?: (done: { values: Values; result: Result; facts: Facts }) => Problem;
  /** Returns the problem shown when the submission fails or times out. @default `submissionFailed` */
  failure?: (values: Values, facts: Facts) => Problem;
  /**
   * Returns what is shown, not as an error, when the submission gets no response, for a form that moves no money. The
   * submission is then in doubt rather than failed. @default the submission has failed, or is a payment (`summarize`)
   */
  unanswered?: (values: Values, facts: Facts) => Problem;
}

/** Adds the `facts.changed` event if the form has facts. */
export type FactsOption<Facts> = null extends Facts ? { hasFacts?: false } : { hasFacts: true };
