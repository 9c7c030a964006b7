import type { Notice } from './problem';
import { useToastSlot } from './ToastProvider';

/**
 * Returns a function that shows a notice of the `toasts` catalogue. A visible notice follows a change of
 * language. docs/rules.md LANG-4.
 */
export const useNotify = (): ((notice: Notice) => void) => useToastSlot();
