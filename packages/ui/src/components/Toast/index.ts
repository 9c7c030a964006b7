export { ToastProvider, useToast } from './ToastProvider';
export { TOAST_DURATION, type ToastContent } from './toastSlot';
