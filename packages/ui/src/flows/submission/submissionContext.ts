import type { Problem } from '../../components/Toast';
import type { Attempt } from '../../requests';
import type { RedirectEvent } from '../shared';

/** What is wrong with a single field, before the form's rules run. */
export type FieldError = 'missing' | 'malformed';

/** The invalid fields of a form. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: FieldError };

/** Input of the actor `submit`. The same key must not act twice. */
export interface SubmitInput<Subject> {
  /** What is submitted, as `toSubject` returns it. */
  subject: Subject;
  idempotencyKey: string;
}

/** Context of a submission machine. */
export interface SubmissionContext<Values, Facts = null, Result = unknown> {
  /** Raw input. */
  values: Values;
  /** External data that the rules need, such as the accounts. */
  facts: Facts;
  fieldErrors: FieldErrors<Values>;
  problem: Problem | null;
  attempt: Attempt | null;
  /** Output of the successful submission. */
  result: Result | null;
}

/** Events of a submission machine. */
export type SubmissionEvent<Values, Facts = null> =
  | { type: 'facts.changed'; facts: Facts }
  | { type: 'changed'; values: Partial<Values> }
  /** `at`: the current time, ISO 8601, for rules about dates. @default the device's clock */
  | { type: 'submitted'; at?: string }
  | { type: 'reset'; values?: Partial<Values> }
  | { type: 'back' }
  | RedirectEvent;

/** Input of a submission machine. */
export interface SubmissionInput<Values, Facts = null> {
  /** Override the form's initial values. */
  values?: Partial<Values>;
  /** @default the form's initial facts */
  facts?: Facts;
}

/** Options of a submission machine without the request. */
export interface SubmissionConfig<Values, Facts, Subject, Result> {
  /** The machine's id, in camel case. */
  id: string;
  /** One sentence on what the form does, for the statechart. */
  description?: string;
  initialValues: Values;
  /** Whether Submit is enabled, as `can({ type: 'submitted' })` returns. @default always */
  isReady?: (values: Values, facts: Facts) => boolean;
  /**
   * Validates the fields, before `findProblem`. All errors are shown at once beside their fields,
   * without a toast. @default none
   */
  validateFields?: (values: Values, at: Date) => FieldErrors<Values>;
  /** Returns the first broken rule in the specified order; shown as a toast. @default none */
  findProblem?: (values: Values, facts: Facts, at: Date) => Problem | null;
  /**
   * Normalises a valid form for submission, with amounts as plain decimals; null if it is invalid.
   * Equal subjects share one attempt. @default the values
   */
  toSubject?: (values: Values, facts: Facts) => Subject | null;
  /** Returns the success toast. @default none */
  success?: (done: { values: Values; result: Result }) => Problem;
  /** Returns the problem shown when the submission fails or times out. @default `submissionFailed` */
  failure?: (values: Values) => Problem;
}

/** `initialFacts`, required unless the form has no facts. */
export type InitialFacts<Facts> = null extends Facts
  ? { initialFacts?: Facts }
  : { initialFacts: Facts };
