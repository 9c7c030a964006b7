/** The server answered with a status outside 2xx. docs/rules.md API-11. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** @param detail The answer's body, or its status text where the body is empty. */
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/** No answer, or only half of one, came through. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(request: string, cause: unknown) {
    super(`${request} got no answer: the network failed`, { cause });
  }
}

/** The server answered with something that is not JSON. */
export class InvalidJsonError extends Error {
  override readonly name = 'InvalidJsonError';

  constructor(request: string, cause: unknown) {
    super(`${request} answered with something that is not JSON`, { cause });
  }
}

/** The server answered with JSON of another shape than the one agreed. */
export class WrongShapeError extends Error {
  override readonly name = 'WrongShapeError';

  constructor(request: string, issues: string) {
    super(`${request} answered with another shape than expected (${issues})`);
  }
}

/** A command was given something that must not be sent; nothing was. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';

  constructor(request: string, issues: string) {
    super(`${request} was not sent (${issues})`);
  }
}
