export { completeAttempt, getRequestAttempt, hasSubject, type Attempt } from './attempt';
export { requireActor, request, upload, type RequestOptions } from './request';
export { isSimulated, simulate, type RequestActor } from './simulate';
export { REQUEST_TIMEOUT, RequestTimeoutError } from './timeout';
