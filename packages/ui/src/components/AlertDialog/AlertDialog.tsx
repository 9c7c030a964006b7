import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Text as AriaText } from 'react-aria-components/Text';
import { Button } from '../Button';
import { ModalShell } from '../Dialog/ModalShell';
import * as styles from './AlertDialog.css';

interface AlertDialogBase {
  /** Controlled: the owner closes the dialog. */
  isOpen: boolean;
  /** A question or a short statement. */
  title: string;
  /** Explains the title. */
  children: ReactNode;
  /** Label of the confirming button, such as `OK`. */
  confirmLabel: string;
  /** Called when confirmed; set `isOpen` to false to close. */
  onConfirm: () => void;
  /** Omit together with `onCancel` for a single acknowledgement. */
  cancelLabel?: string;
  /** Called by the button or Escape; set `isOpen` to false to close. */
  onCancel?: () => void;
  /** `danger` for irreversible actions. @default 'default' */
  tone?: 'default' | 'danger';
  /** Disables both buttons while the action runs. @default false */
  isPending?: boolean;
}

/** Confirm and cancel, or a single acknowledgement. */
export type AlertDialogProps = AlertDialogBase &
  (
    | Required<Pick<AlertDialogBase, 'cancelLabel' | 'onCancel'>>
    | { cancelLabel?: never; onCancel?: never }
  );

/**
 * A modal question or notice. The scrim does not close it; Escape cancels, or confirms if there is no
 * cancel button.
 */
export function AlertDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel,
  onCancel,
  tone = 'default',
  isPending = false,
}: AlertDialogProps) {
  return (
    <ModalShell
      variant="alert"
      isOpen={isOpen}
      onOpenChange={onCancel ?? onConfirm}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
    >
      <AriaDialog role="alertdialog" className={styles.dialog}>
        <AriaHeading slot="title" level={2} className={styles.title}>
          {title}
        </AriaHeading>
        <AriaText slot="description" elementType="div" className={styles.message}>
          {children}
        </AriaText>
        <div className={styles.actions}>
          <Button
            isFullWidth
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
          {cancelLabel && (
            <Button isFullWidth variant="plain" isDisabled={isPending} onPress={onCancel}>
              {cancelLabel}
            </Button>
          )}
        </div>
      </AriaDialog>
    </ModalShell>
  );
}
