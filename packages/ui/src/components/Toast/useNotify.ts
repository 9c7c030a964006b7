import type { Notice } from './problem';
import { useToastSlot } from './ToastProvider';

/**
 * Returns a function that shows a notice from the message catalogue. If the language changes, a visible
 * notice is translated. docs/rules.md LANG-4.
 */
export const useNotify = (): ((notice: Notice) => void) => useToastSlot();
