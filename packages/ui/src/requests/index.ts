export { attemptFor, isAttemptAt, type Attempt } from './attempt';
export { notProvided, request, type RequestOptions } from './request';
export { simulate, type Ask } from './simulate';
export { REQUEST_TIMEOUT, RequestTimeoutError } from './timeout';
