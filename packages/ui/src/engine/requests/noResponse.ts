import { RequestTimeoutError } from './timeout';

/**
 * Reject with it when the connection was lost: it is not known whether the request took effect. docs/rules.md PAY-8.
 * Errors of `fetch` count as such without it.
 */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
  constructor(options?: ErrorOptions) {
    super('The request received no response.', options);
  }
}

/** `NetworkError` is also the name that clients such as `@rad-wallet/api` give to a lost connection. */
const NO_RESPONSE = ['NoResponseError', 'NetworkError', 'AbortError', 'TimeoutError'];

const isNamed = (error: unknown, names: readonly string[]) =>
  error instanceof Error && names.includes(error.name);

/** Whether an actor was rejected without a response of the server: a lost connection or a timeout. */
export const isNoResponse = (error: unknown): boolean =>
  // `fetch` rejects with a `TypeError`. Any other one leaves it just as open what the server did.
  error instanceof TypeError || error instanceof RequestTimeoutError || isNamed(error, NO_RESPONSE);

/** Whether the wallet stopped waiting, so that not even a lost connection is known. docs/rules.md TIME-5. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof RequestTimeoutError || isNamed(error, ['TimeoutError'])) return true;
  return error instanceof Error && error.cause !== undefined && isTimeout(error.cause);
}
