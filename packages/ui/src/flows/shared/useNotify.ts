import { useToast } from '../../components/Toast';
import type { ToastEvent } from './problem';
import { useToastText } from './useToastText';

/** Gives the function that shows a text of the `toasts` catalogue in the toast slot. */
export function useNotify(): (toast: Omit<ToastEvent, 'type'>) => void {
  const show = useToast();
  const text = useToastText();
  return (toast) => show({ tone: toast.tone, ...text(toast) });
}
