/** A request that was sent and failed. */
export class RequestError extends Error {
  /** The `X-Request-Id` of this try, if one was sent. docs/rules.md API-23. */
  requestId: string | undefined;
}

/** Thrown for a status outside 2xx. docs/rules.md API-11. */
export class ApiError extends RequestError {
  override readonly name = 'ApiError';

  /** @param detail The response body, or the status text if the body is empty. */
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** Thrown if there was no response, or an incomplete one. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError';

  constructor(request: string, cause: unknown) {
    super(`${request} received no response: the network failed`, { cause });
  }
}

export class InvalidJsonError extends RequestError {
  override readonly name = 'InvalidJsonError';

  constructor(request: string, cause: unknown) {
    super(`${request} answered with something that is not JSON`, { cause });
  }
}

export class WrongShapeError extends RequestError {
  override readonly name = 'WrongShapeError';

  constructor(request: string, issues: string) {
    super(`${request} answered with another shape than expected (${issues})`);
  }
}

/** Thrown if a command's input is invalid; nothing was sent. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';

  constructor(request: string, issues: string) {
    super(`${request} was not sent (${issues})`);
  }
}
