import { simulate, type RequestActor } from './simulate';

/** The actor `findResult` asks the server what became of a request. docs/rules.md PAY-9. */
export type FindResult<Output> = RequestActor<
  /** Null if the server does not know the key: then the request is repeated with it. */
  { output: Output } | null,
  { idempotencyKey: string }
>;

/** Finds nothing, so that the request is repeated. */
export const findNoResult = simulate(0, () => null);
