import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { useTranslations } from '../../messages';
import { IconButton } from '../Button';
import * as styles from './Dialog.css';
import { trackSwipes } from './trackSwipes';
import { ModalShell } from './ModalShell';

export interface DialogProps {
  /** Whether the dialog is open. Always controlled: set it in `onOpenChange`. */
  isOpen: boolean;
  /** Called with false when the user presses the close button, Escape or the scrim, or swipes the sheet down. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Whether the user can close the dialog. @default true */
  isDismissable?: boolean;
  /** Lets the user close the sheet by swiping down, and shows a handle. @default false */
  isSwipeable?: boolean;
  /** Actions, which stick to the bottom of the dialog. */
  footer?: ReactNode;
  /** Content, which scrolls if it is too long. */
  children: ReactNode;
}

/** A modal dialog: a bottom sheet on phones, centred on large screens. */
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
  panel: RefObject<HTMLElement | null>;
  onSwipe: () => void;
}

function SwipeHandle({ panel, onSwipe }: SwipeHandleProps) {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    if (panel.current) return trackSwipes(panel.current, () => swiped());
  }, [panel]);
  return <span aria-hidden className={styles.handle} />;
}
