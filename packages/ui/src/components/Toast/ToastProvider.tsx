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
import type { Notice } from './problem';
import { TOAST_DURATION, type ToastContent, type Withdrawal } from './toastSlot';

/** What the slot is given: an app's own words, a text of the catalogue, or the end of one. */
type Shown = ToastContent | Notice | Withdrawal;

type ShowToast = (shown: Shown) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** No first paint needs the region, which would share the line with it; but it is here before that can fail, ms. */
const AFTER_FIRST_PAINT = 500;

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
  const [toast, setToast] = useState<Shown | null>(null);
  // A new object each time, so that the same words said twice are two toasts.
  const show = useCallback<ShowToast>((shown) => setToast({ ...shown }), []);

  useEffect(() => {
    const timer = setTimeout(() => void loadRegion().catch(() => {}), AFTER_FIRST_PAINT);
    return () => clearTimeout(timer);
  }, []);

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

/** Gives the function that shows a toast. In development it throws outside a `WalletProvider`. */
export const useToast = (): ((content: ToastContent) => void) => useToastSlot();

/** What both kinds of toast are shown by. */
export function useToastSlot(): ShowToast {
  const show = use(ToastContext);
  if (process.env.NODE_ENV !== 'production' && !show) throw new Error(noProvider('useToast'));
  return show as ShowToast;
}
