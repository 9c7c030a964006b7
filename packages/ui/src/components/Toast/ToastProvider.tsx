import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { noProvider } from '../../development/provider';
import { TOAST_DURATION, type ToastContent } from './toastSlot';

type ShowToast = (content: ToastContent) => void;

const ToastContext = createContext<ShowToast | null>(null);

const loadRegion = () => import('./ToastRegion');
const ToastRegion = lazy(loadRegion);

export interface ToastProviderProps {
  /** How long a toast stays, ms. @default TOAST_DURATION */
  duration?: number;
  /** The app. */
  children: ReactNode;
}

/** Owns the toast slot: the newest toast takes it at once (docs/rules.md TOAST-1). */
export function ToastProvider({ duration = TOAST_DURATION, children }: ToastProviderProps) {
  const [toast, setToast] = useState<ToastContent | null>(null);
  // A new object each time, so that the same words said twice are two toasts.
  const show = useCallback<ShowToast>((content) => setToast({ ...content }), []);

  // No first paint needs the region, but it must be here before the network can fail.
  useEffect(() => void loadRegion().catch(() => {}), []);

  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <Suspense>
          <ToastRegion toast={toast} duration={duration} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Gives the function that shows a toast. Throws outside a `WalletProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) {
    throw new Error(
      process.env.NODE_ENV === 'production' ? 'No WalletProvider' : noProvider('useToast'),
    );
  }
  return show;
}
