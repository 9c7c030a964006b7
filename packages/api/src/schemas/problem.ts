import * as v from 'valibot';

/** RFC 9457 (`application/problem+json`). The client reads any body as text (docs/rules.md API-11). */
export const problemSchema = v.object({
  /** URI of the problem type; `about:blank` if the status says enough. */
  type: v.optional(v.string(), 'about:blank'),
  /** The same for all problems of this type. */
  title: v.pipe(v.string(), v.nonEmpty()),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  /** Explains what went wrong in this request. */
  detail: v.optional(v.string()),
});

export type Problem = v.InferOutput<typeof problemSchema>;

/**
 * `type` of the problems that the wallet treats differently from others. The URIs only identify; nothing is served there.
 * docs/rules.md CONV-23.
 */
export const PROBLEM_TYPES = {
  rateChanged: 'https://rad-wallet.example/problems/rate-changed',
} as const;

export const PROBLEM_TYPE = 'application/problem+json';
