export { accountOf, balanceOf } from './accounts';
export { attemptFor, isAttemptAt, type Attempt } from './attempt';
export { REQUEST_TIMEOUT, RequestTimeoutError } from './delays';
export {
  problemToast,
  type LeftEvent,
  type Problem,
  type ToastEvent,
  type ToastId,
} from './problem';
export { useFlowEvents, type Emitter } from './useFlowEvents';
export { useNotify } from './useNotify';
export { useFieldProblem, useToastText } from './useToastText';
