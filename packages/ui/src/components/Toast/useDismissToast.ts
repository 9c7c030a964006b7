import type { ToastId } from './problem';
import { useToastSlot } from './ToastProvider';

/** Returns a function that dismisses the notice with a given id, if it is visible. */
export function useDismissToast(): (id: ToastId) => void {
  const show = useToastSlot();
  return (id) => show({ dismissId: id });
}
