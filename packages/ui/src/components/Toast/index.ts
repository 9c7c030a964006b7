export { ToastProvider, useToast } from './ToastProvider';
export { TOAST_DURATION, type ToastContent } from './toastSlot';
export type { AmountValue, Notice, CustomToasts, Problem, ToastId } from './problem';
export { useNotify } from './useNotify';
export { ProblemText, type ProblemTextProps } from './ProblemText';
export { useFieldProblem } from './useFieldProblem';
export { useToastText } from './useToastText';
