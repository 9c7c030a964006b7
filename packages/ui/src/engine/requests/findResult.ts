import { simulate, type RequestActor } from './simulate';

/** The `findResult` actor, which looks up the outcome of a request on the server. docs/rules.md PAY-9. */
export type FindResult<Output> = RequestActor<
  /** Null if the server does not know the key; the request is then repeated with it. */
  { output: Output } | null,
  { idempotencyKey: string }
>;

/** Finds nothing, so the request is always repeated. */
export const findNoResult = simulate(0, () => null);
