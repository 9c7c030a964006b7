import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Text as AriaText } from 'react-aria-components/Text';
import { Button } from '../Button';
import { ModalShell } from '../Dialog/ModalShell';
import * as styles from './AlertDialog.css';

interface AlertDialogBase {
  /** Whether the dialog is open. Always controlled: set it to false in the callbacks. */
  isOpen: boolean;
  /** Heading and accessible name: a question or short statement. */
  title: string;
  /** Body text that explains the title. */
  children: ReactNode;
  /** Label of the confirm button, such as `OK`. */
  confirmLabel: string;
  /** Called when the confirm button is pressed; set `isOpen` to false to close the dialog. */
  onConfirm: () => void;
  /** Label of the cancel button. Omit together with `onCancel` for a dialog with one button. */
  cancelLabel?: string;
  /** Called when the user presses the cancel button or Escape; set `isOpen` to false to close the dialog. */
  onCancel?: () => void;
  /** Use `danger` for irreversible actions. @default 'default' */
  tone?: 'default' | 'danger';
  /** Disables both buttons while the action is in progress. @default false */
  isPending?: boolean;
}

export type AlertDialogProps = AlertDialogBase &
  (
    | Required<Pick<AlertDialogBase, 'cancelLabel' | 'onCancel'>>
    | { cancelLabel?: never; onCancel?: never }
  );

/**
 * A modal question or notice. Escape cancels, or confirms if there is no cancel button. Use it for a decision that
 * cannot wait; for a form or other content use `Dialog`.
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
