import type { Notice } from './problem';
import { useToastSlot } from './ToastProvider';

/**
 * Returns a function that shows a notice from the message catalogue, which is retranslated when the language changes.
 * docs/rules.md LANG-4.
 */
export const useNotify = (): ((notice: Notice) => void) => useToastSlot();
