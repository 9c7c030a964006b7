import type { ToastId } from './problem';
import { useToastSlot } from './ToastProvider';

/** Returns a function that dismisses the notice with this id. */
export function useDismissToast(): (id: ToastId) => void {
  const show = useToastSlot();
  return (id) => show({ withdraws: id });
}
