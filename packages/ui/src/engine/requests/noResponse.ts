import { RequestTimeoutError } from './timeout';

/**
 * Reject with this error after a lost connection, when the outcome is unknown. docs/rules.md PAY-8. Errors from `fetch`
 * have the same effect.
 */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
  constructor(options?: ErrorOptions) {
    super('The request received no response.', options);
  }
}

/** Clients such as `@rad-wallet/api` also name lost connections `NetworkError`. */
const NO_RESPONSE = ['NoResponseError', 'NetworkError', 'AbortError', 'TimeoutError'];

/** Also for a `DOMException`, which is no `Error` in every environment. */
const isNamed = (error: unknown, names: readonly string[]) =>
  names.includes((error as { name?: string } | null | undefined)?.name ?? '');

/** Whether an actor got no response from the server: a lost connection or a timeout. */
export const isNoResponse = (error: unknown): boolean =>
  // `fetch` rejects with a `TypeError`. After any other `TypeError`, the outcome is just as uncertain.
  error instanceof TypeError || error instanceof RequestTimeoutError || isNamed(error, NO_RESPONSE);

/** Whether the wallet's own timeout expired. docs/rules.md TIME-5. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof RequestTimeoutError || isNamed(error, ['TimeoutError'])) return true;
  return error instanceof Error && error.cause !== undefined && isTimeout(error.cause);
}
