import * as v from 'valibot';

/**
 * What a refusal tells, as RFC 9457 words it (`application/problem+json`). The client reads any body as
 * text (docs/rules.md API-11); this is the form that a server is asked for.
 */
export const problemSchema = v.object({
  /** What kind of problem it is, as an address; `about:blank` says no more than the status. */
  type: v.optional(v.string(), 'about:blank'),
  /** The kind, in words that are always the same. */
  title: v.pipe(v.string(), v.nonEmpty()),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  /** What went wrong this time. */
  detail: v.optional(v.string()),
});

/** The body of a refusal. */
export type Problem = v.InferOutput<typeof problemSchema>;

/** The media type of such a body. */
export const PROBLEM_TYPE = 'application/problem+json';
