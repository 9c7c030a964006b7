/** Timeout of a request, in ms (docs/rules.md TIME-5). */
export const REQUEST_TIMEOUT = 30_000;

export class RequestTimeoutError extends Error {
  override name = 'RequestTimeoutError';
  constructor() {
    super(`No response within ${REQUEST_TIMEOUT} ms.`);
  }
}
