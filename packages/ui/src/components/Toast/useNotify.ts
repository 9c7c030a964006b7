import type { Notice } from './problem';
import { useToastSlot } from './ToastProvider';

/** Shows a notice from the message catalogue, retranslated when the language changes. docs/rules.md LANG-4. */
export const useNotify = (): ((notice: Notice) => void) => useToastSlot();
