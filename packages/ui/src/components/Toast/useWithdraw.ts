import type { ToastId } from './problem';
import { useToastSlot } from './ToastProvider';

/** Gives the function that takes a text of the catalogue out of the toast slot; another one stays. */
export function useWithdraw(): (id: ToastId) => void {
  const show = useToastSlot();
  return (id) => show({ withdraws: id });
}
