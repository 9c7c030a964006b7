import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
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
  /** Buttons, fixed to the bottom of the dialog. */
  footer?: ReactNode;
  /** Content, which scrolls if it is too long. */
  children: ReactNode;
}

/**
 * A modal dialog: a bottom sheet on phones, centred on large screens. Use it for a form or content above the page; for
 * a question with one or two answers use `AlertDialog`.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  isDismissable = true,
  isSwipeable = false,
  footer,
  children,
}: DialogProps) {
  const t = useMessages(commonMessages);
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
          <DialogTitle>{title}</DialogTitle>
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

/** VoiceOver on iOS does not follow focus to a dialog that is not yet rendered, so the title is focused twice. */
const REFOCUS_DELAY_MS = 500;

/**
 * Focuses itself on mount unless a field has focus: with a focused dialog, screen readers would read the whole content.
 */
function DialogTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isRefocusing = useRef(false);
  useEffect(() => {
    const title = heading.current;
    if (title?.closest('[role="dialog"]')?.contains(document.activeElement)) return undefined;
    title?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      if (document.activeElement !== title) return;
      isRefocusing.current = true;
      title?.blur();
      title?.focus({ preventScroll: true });
      isRefocusing.current = false;
    }, REFOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AriaHeading
      ref={heading}
      slot="title"
      level={2}
      tabIndex={-1}
      // Keeps an overlay from closing on blur.
      onBlur={(event) => isRefocusing.current && event.stopPropagation()}
      className={styles.title}
    >
      {children}
    </AriaHeading>
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
