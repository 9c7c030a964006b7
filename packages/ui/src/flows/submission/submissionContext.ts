import type { Attempt, Problem, ToastEvent } from '../shared';

/** What is wrong with one field on its own, before any rule of the form is asked. */
export type Flaw = 'missing' | 'malformed';

/** The flawed fields of a form. */
export type Flaws<Values> = { readonly [Field in keyof Values]?: Flaw };

/** A text of the `toasts` catalogue with what it speaks of. */
export type Notice = Omit<ToastEvent, 'type' | 'tone'>;

/** What is asked of the world: do this, once per key. */
export interface SubmitInput<Values, Facts = unknown> {
  values: Values;
  /** What the page had told by then. */
  facts: Facts | null;
  idempotencyKey: string;
}

export interface SubmissionContext<Values, Facts = unknown, Result = unknown> {
  /** What the person typed and chose, untouched. */
  values: Values;
  /** What the page knows and the rules ask about, such as the accounts; null until it is told. */
  facts: Facts | null;
  flaws: Flaws<Values>;
  problem: Problem | null;
  attempt: Attempt | null;
  /** The answer to the submission that succeeded. */
  result: Result | null;
}

export type SubmissionEvent<Values, Facts = unknown> =
  | { type: 'facts.changed'; facts: Facts }
  | { type: 'changed'; values: Partial<Values> }
  | { type: 'submitted' }
  | { type: 'reset'; values?: Partial<Values> }
  | { type: 'back' };

export interface SubmissionInput<Values, Facts = unknown> {
  /** Laid over the form's initial values. */
  values?: Partial<Values>;
  facts?: Facts;
}

/** What makes one form different from another. */
export interface SubmissionConfig<Values, Facts, Result> {
  /** The machine's id, in camel case. */
  id: string;
  initialValues: Values;
  /** Whether Submit can be pressed at all: `can({ type: 'submitted' })` asks it. @default always */
  isReady?: (values: Values, facts: Facts | null) => boolean;
  /** Asked first. Flaws are said beside their fields, all at once, without a toast. @default none */
  flawsOf?: (values: Values) => Flaws<Values>;
  /** The first rule that the form breaks, in the specified order; told by a toast. @default none */
  problemOf?: (values: Values, facts: Facts | null) => Problem | null;
  /** What a submission is about: the same again, however typed, is one attempt. @default the values */
  subjectOf?: (values: Values, facts: Facts | null) => unknown;
  /** The toast of success. @default none */
  success?: (done: { values: Values; result: Result }) => Notice;
  /** The problem when the submission was refused or not answered. @default `submissionFailed` */
  failure?: Problem;
}
