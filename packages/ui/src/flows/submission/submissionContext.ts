import type { Problem } from '../../components/Toast';
import type { Attempt } from '../../requests';

/** What is wrong with one field on its own, before any rule of the form is asked. */
export type Flaw = 'missing' | 'malformed';

/** The flawed fields of a form. */
export type Flaws<Values> = { readonly [Field in keyof Values]?: Flaw };

/** What is asked of the world: do this, once per key. */
export interface SubmitInput<Subject> {
  /** What the form asks for. */
  subject: Subject;
  idempotencyKey: string;
}

/** What a form knows. */
export interface SubmissionContext<Values, Facts = null, Result = unknown> {
  /** What the person typed and chose, untouched. */
  values: Values;
  /** What the page knows and the rules ask about, such as the accounts. */
  facts: Facts;
  flaws: Flaws<Values>;
  problem: Problem | null;
  attempt: Attempt | null;
  /** The answer to the submission that succeeded. */
  result: Result | null;
}

/** What the person does with a form, and what the page tells it. */
export type SubmissionEvent<Values, Facts = null> =
  | { type: 'facts.changed'; facts: Facts }
  | { type: 'changed'; values: Partial<Values> }
  /** `at`: the present moment, ISO 8601, for rules that ask for the date. @default the device's */
  | { type: 'submitted'; at?: string }
  | { type: 'reset'; values?: Partial<Values> }
  | { type: 'back' };

/** What a form starts with. */
export interface SubmissionInput<Values, Facts = null> {
  /** Laid over the form's initial values. */
  values?: Partial<Values>;
  /** @default the form's initial facts */
  facts?: Facts;
}

/** What makes one form different from another. */
export interface SubmissionConfig<Values, Facts, Subject, Result> {
  /** The machine's id, in camel case. */
  id: string;
  /** One sentence on what the form does, for the statechart. */
  description?: string;
  initialValues: Values;
  /** Whether Submit can be pressed at all: `can({ type: 'submitted' })` asks it. @default always */
  isReady?: (values: Values, facts: Facts) => boolean;
  /** Asked first, with the present moment. Flaws are said beside their fields, all at once, without a toast. @default none */
  flawsOf?: (values: Values, at: Date) => Flaws<Values>;
  /** The first rule that the form breaks, in the specified order; told by a toast. @default none */
  problemOf?: (values: Values, facts: Facts, at: Date) => Problem | null;
  /**
   * What a sound form asks for, freed of the manner in which it was typed: amounts as plain decimals.
   * The same again is one attempt. Null where the form is not sound. @default the values
   */
  subjectOf?: (values: Values, facts: Facts) => Subject | null;
  /** The toast of success. @default none */
  success?: (done: { values: Values; result: Result }) => Problem;
  /** The problem when the submission was refused or not answered. @default `submissionFailed` */
  failure?: (values: Values) => Problem;
}

/** What a form knows before its page told it anything, where its rules ask for facts at all. */
export type InitialFacts<Facts> = null extends Facts
  ? { initialFacts?: Facts }
  : { initialFacts: Facts };
