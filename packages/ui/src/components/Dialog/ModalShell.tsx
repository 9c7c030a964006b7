import type { ReactNode, RefObject } from 'react';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { useDismissLabel } from '../ListPopover/useDismissLabel';
import * as styles from './ModalShell.css';

interface ModalShellProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  variant: keyof typeof styles.variant;
  isDismissable: boolean;
  isKeyboardDismissDisabled: boolean;
  panelRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The scrim, panel, focus trap and animation of all modals. Restores focus on close. */
export function ModalShell({ variant, panelRef, children, ...props }: ModalShellProps) {
  const panel = useDismissLabel<HTMLDivElement>({
    ref: panelRef,
    isDismissable: props.isDismissable,
  });
  return (
    <AriaModalOverlay {...props} className={styles.overlay}>
      <AriaModal ref={panel} className={styles.variant[variant]}>
        {children}
      </AriaModal>
    </AriaModalOverlay>
  );
}
