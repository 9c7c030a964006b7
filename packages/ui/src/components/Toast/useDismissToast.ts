import type { ToastId } from './problem';
import { useToastSlot } from './ToastProvider';

export function useDismissToast(): (id: ToastId) => void {
  const show = useToastSlot();
  return (id) => show({ dismissId: id });
}
