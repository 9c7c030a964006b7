import type { Notice } from './problem';
import { useToastSlot } from './ToastProvider';

/**
 * Gives the function that shows a text of the `toasts` catalogue in the toast slot. It is told in the language
 * that is read: one that stands when the language changes changes with it. docs/rules.md LANG-4.
 */
export const useNotify = (): ((notice: Notice) => void) => useToastSlot();
