import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { describeMissingProvider } from '../../development/provider';
import { useIsHydrating } from '../../hooks/useIsHydrating';
import { createLazyPart } from '../LazyView/createLazyPart';
import { PlainToast } from './PlainToast';
import * as styles from './ToastAlert.css';
import type { ToastRegionProps } from './ToastRegion';
import {
  TOAST_DURATION,
  type RenderedToast,
  type ToastContent,
  type ToastDismissal,
} from './toastSlot';

type ToastRequest = RenderedToast | ToastDismissal;

type ShowToast = (shown: ToastRequest) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Delay before the toast region is preloaded, in ms: short enough to display network errors. */
const AFTER_FIRST_PAINT = 500;

const ToastRegion = createLazyPart<ToastRegionProps>(
  async () => (await import('./ToastRegion')).default,
  { Failed: PlainToast },
);

export interface ToastProviderProps {
  /** Duration of a toast, in ms. @default TOAST_DURATION */
  duration?: number;
  /** The part of the app that can call `useToast`. */
  children: ReactNode;
}

/**
 * Shows one toast at a time: a new toast replaces the previous one (docs/rules.md TOAST-1). Use it only without
 * `WalletProvider`, which contains it.
 */
export function ToastProvider({ duration = TOAST_DURATION, children }: ToastProviderProps) {
  const [toast, setToast] = useState<ToastRequest | null>(null);
  const [alert, setAlert] = useState<HTMLElement | null>(null);
  const isHydrating = useIsHydrating();
  const show = useCallback<ShowToast>((shown) => setToast({ ...shown }), []);

  useEffect(() => {
    const timer = setTimeout(ToastRegion.preload, AFTER_FIRST_PAINT);
    return () => clearTimeout(timer);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {/* Always mounted: screen readers ignore an alert that is inserted together with its parent. */}
      {!isHydrating &&
        createPortal(
          <div ref={setAlert} role="alert" data-react-aria-top-layer className={styles.alert} />,
          document.body,
        )}
      {toast && <ToastRegion toast={toast} duration={duration} alert={alert} />}
    </ToastContext>
  );
}

/** Returns a function that shows a toast. In development, the hook throws outside a `WalletProvider`. */
export const useToast = (): ((content: ToastContent) => void) => useToastSlot();

export function useToastSlot(): ShowToast {
  const show = use(ToastContext);
  if (process.env.NODE_ENV !== 'production' && !show)
    throw new Error(describeMissingProvider('useToast'));
  return show as ShowToast;
}
