import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { useTranslations } from '../../messages';
import { IconButton } from '../Button';
import * as styles from './Dialog.css';
import { followSwipes } from './followSwipes';
import { ModalShell } from './ModalShell';

export interface DialogProps {
  /** Whether it is there now. */
  isOpen: boolean;
  /** Asked to close by the close button, Escape or a press on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heads the dialog and names it. */
  title: string;
  /** Set to false while something runs that must not be left: no way of closing works then. @default true */
  isDismissable?: boolean;
  /** Lets the sheet be swiped down to close it, and shows a handle. @default false */
  isSwipeable?: boolean;
  /** Actions that stay in sight below the content. */
  footer?: ReactNode;
  /** What the task needs; scrolls where it is long. */
  children: ReactNode;
}

/** A task on top of the page: a sheet from the lower edge on a phone, centred where there is room. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  isDismissable = true,
  isSwipeable = false,
  footer,
  children,
}: DialogProps) {
  const t = useTranslations('common');
  const panel = useRef<HTMLDivElement>(null);
  return (
    <ModalShell
      panelRef={panel}
      variant="sheet"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <AriaDialog className={styles.dialog}>
        <header className={styles.header}>
          {isSwipeable && isDismissable && (
            <SwipeHandle panel={panel} onSwipe={() => onOpenChange(false)} />
          )}
          <AriaHeading slot="title" level={2} className={styles.title}>
            {title}
          </AriaHeading>
          <IconButton
            icon={X}
            aria-label={t('close')}
            isDisabled={!isDismissable}
            onPress={() => onOpenChange(false)}
          />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </AriaDialog>
    </ModalShell>
  );
}

interface SwipeHandleProps {
  /** What follows the finger. */
  panel: RefObject<HTMLElement | null>;
  onSwipe: () => void;
}

/** Shows that a sheet can be swiped down, and makes it so. Those who cannot swipe have the close button and Escape. */
function SwipeHandle({ panel, onSwipe }: SwipeHandleProps) {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    if (panel.current) return followSwipes(panel.current, () => swiped());
  }, [panel]);
  return <span aria-hidden className={styles.handle} />;
}
