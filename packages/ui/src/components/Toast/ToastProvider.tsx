import { createContext, use, useState, type ReactNode } from 'react';
import { ToastRegion } from './ToastRegion';
import { ToastQueue, type ToastContent } from './toastQueue';

const ToastContext = createContext<ToastQueue | null>(null);

/** Owns the toast slot. One stands at the root, inside `WalletProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(() => new ToastQueue());
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion toasts={toasts} />
    </ToastContext>
  );
}

/** Gives the function that shows a toast. Throws outside a `WalletProvider`. */
export function useToast(): (content: ToastContent) => void {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a WalletProvider above it.');
  return (content) => toasts.show(content);
}
