import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text as AriaText } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from '../../messages';
import type { RenderedToast, ToastDismissal } from './toastSlot';
import * as styles from './Toast.css';

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert };

interface ToastRegionProps {
  toast: RenderedToast | ToastDismissal;
  /** Duration of the toast, ms. */
  duration: number;
}

/** The landmark region that contains the toast. The F6 key moves focus to it from anywhere on the page. */
export default function ToastRegion({ toast, duration }: ToastRegionProps) {
  const t = useTranslations('common');
  const [queue] = useState(() => new AriaToastQueue<RenderedToast>({ maxVisibleToasts: 1 }));

  useEffect(() => {
    if ('dismissId' in toast) {
      for (const { key, content } of queue.visibleToasts) {
        if (content.id === toast.dismissId) queue.close(key);
      }
      return;
    }
    queue.clear();
    queue.add(toast, { timeout: duration });
  }, [queue, toast, duration]);

  // Mount the region only with a toast, because an empty one does not register as a landmark.
  const subscribe = useCallback((notify: () => void) => queue.subscribe(notify), [queue]);
  const isShowing = useSyncExternalStore(
    subscribe,
    () => queue.visibleToasts.length > 0,
    () => false,
  );
  if (!isShowing) return null;

  return (
    <AriaToastRegion queue={queue} className={styles.region} aria-label={t('notifications')}>
      {({ toast: shown }) => {
        const { tone = 'neutral', title, description } = shown.content;
        const Icon = icons[tone];
        return (
          <AriaToast toast={shown} className={styles.toast} data-tone={tone}>
            <Icon aria-hidden className={styles.icon} />
            <AriaToastContent className={styles.content}>
              <AriaText slot="title" className={styles.title}>
                {title}
              </AriaText>
              {description && (
                <AriaText slot="description" className={styles.description}>
                  {description}
                </AriaText>
              )}
            </AriaToastContent>
            <AriaButton slot="close" aria-label={t('dismiss')} className={styles.close}>
              <X aria-hidden className={styles.closeIcon} />
            </AriaButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
