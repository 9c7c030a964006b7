import type { Notice } from './problem';
import { useToastSlot } from './ToastProvider';

/** Shows a notice from the message catalogue. It is translated if the language changes. docs/rules.md LANG-4. */
export const useNotify = (): ((notice: Notice) => void) => useToastSlot();
