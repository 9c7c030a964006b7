import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** What a toast says. */
export interface ToastContent {
  /** `danger` is the destructive look. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  title: string;
  description?: string;
}

/** How long a toast stays, ms (rule TOAST-2). Hover and focus hold it. */
export const TOAST_DURATION = 5000;

/** A queue of one slot: the newest toast takes it at once (rule TOAST-1). */
export class ToastQueue {
  readonly queue = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 1 });

  show(content: ToastContent, timeout = TOAST_DURATION): void {
    this.queue.clear();
    this.queue.add(content, { timeout });
  }

  clear(): void {
    this.queue.clear();
  }
}
