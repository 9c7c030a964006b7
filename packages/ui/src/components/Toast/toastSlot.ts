/** What a toast says. */
export interface ToastContent {
  /** `danger` is the destructive look. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  title: string;
  description?: string;
}

/** How long a toast stays, ms (docs/rules.md TOAST-2). Hover and focus hold it. */
export const TOAST_DURATION = 5000;
