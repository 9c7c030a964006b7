import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text as AriaText } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { createPortal } from 'react-dom';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Announcement } from './Announcement';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import type { RenderedToast, ToastDismissal } from './toastSlot';
import * as styles from './Toast.css';

const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert };

export interface ToastRegionProps {
  /** The toast to show, or the one to remove. */
  toast: RenderedToast | ToastDismissal;
  /** Duration of the toast, in ms. */
  duration: number;
  /** The element that announces toasts. */
  alert: HTMLElement | null;
}

/** The landmark region that contains the toast. The F6 key moves focus to it from anywhere on the page. */
export default function ToastRegion({ toast, duration, alert }: ToastRegionProps) {
  const t = useMessages(commonMessages);
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

  const subscribe = useCallback((notify: () => void) => queue.subscribe(notify), [queue]);
  const current = useSyncExternalStore(
    subscribe,
    () => queue.visibleToasts[0],
    () => undefined,
  );
  // Mount the region only with a toast, because an empty region does not register as a landmark.
  if (!current) return null;

  return (
    <>
      {alert && createPortal(<Announcement key={current.key} toast={current.content} />, alert)}
      <AriaToastRegion queue={queue} className={styles.region} aria-label={t('notifications')}>
        {({ toast: shown }) => {
          const { tone = 'neutral', title, description } = shown.content;
          const Icon = icons[tone];
          return (
            <AriaToast
              toast={shown}
              className={styles.toast}
              data-tone={tone}
              // Orca announces an inserted alert dialog as well, which would announce the toast twice.
              render={(props) => <div {...props} role="group" aria-modal={undefined} />}
            >
              <Icon aria-hidden className={styles.icon} />
              <div className={styles.content}>
                <AriaText slot="title" className={styles.title}>
                  {title}
                </AriaText>
                {description && (
                  <AriaText slot="description" className={styles.description}>
                    {description}
                  </AriaText>
                )}
              </div>
              <AriaButton slot="close" aria-label={t('dismiss')} className={styles.close}>
                <X aria-hidden className={styles.closeIcon} />
              </AriaButton>
            </AriaToast>
          );
        }}
      </AriaToastRegion>
    </>
  );
}
