import type { Notice } from './problem';
import { useToast } from './ToastProvider';
import { useToastText } from './useToastText';

/** Gives the function that shows a text of the `toasts` catalogue in the toast slot. */
export function useNotify(): (notice: Notice) => void {
  const show = useToast();
  const text = useToastText();
  return (notice) => show({ tone: notice.tone, ...text(notice) });
}
