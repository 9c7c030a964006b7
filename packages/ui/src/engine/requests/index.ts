export {
  completeAttempt,
  getRequestAttempt,
  getRequestInput,
  hasSubject,
  type Attempt,
  type PaymentSummary,
  type PreparedRequest,
  type RecentPayment,
} from './attempt';
export { findNoResult, type FindResult } from './findResult';
export { isNoResponse, isTimeout, NoResponseError } from './noResponse';
export { requireActor, request, upload, type RequestOptions } from './request';
export { isSimulated, simulate, type RequestActor } from './simulate';
export { REQUEST_TIMEOUT, RequestTimeoutError } from './timeout';
