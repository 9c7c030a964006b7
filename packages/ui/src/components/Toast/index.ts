export { ToastProvider, useToast } from './ToastProvider';
export { TOAST_DURATION, type ToastContent } from './toastSlot';
export type { AmountValue, Notice, OwnToasts, Problem, ToastId } from './problem';
export { useNotify } from './useNotify';
export { useFieldProblem, useToastText } from './useToastText';
