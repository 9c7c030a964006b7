import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Text as AriaText } from 'react-aria-components/Text';
import { Button } from '../Button';
import { ModalShell } from '../Dialog/ModalShell';
import * as styles from './AlertDialog.css';

interface AlertDialogBase {
  /** Whether it is asked now. */
  isOpen: boolean;
  /** The question, or what happened, in a few words. */
  title: string;
  /** What happened, or what will happen. */
  children: ReactNode;
  /** The answer that goes on, such as `OK`. */
  confirmLabel: string;
  /** The answer that goes on was given. Its owner closes the dialog. */
  onConfirm: () => void;
  /** The answer that leaves all as it is. Left out, with `onCancel`, where there is one answer only. */
  cancelLabel?: string;
  /** That answer was given, by its button or by Escape. Its owner closes the dialog. */
  onCancel?: () => void;
  /** `danger` for what cannot be taken back. @default 'default' */
  tone?: 'default' | 'danger';
  /** The confirmed thing runs: both buttons wait. @default false */
  isPending?: boolean;
}

/** Two answers, or the one acknowledgement. */
export type AlertDialogProps = AlertDialogBase &
  (
    | Required<Pick<AlertDialogBase, 'cancelLabel' | 'onCancel'>>
    | { cancelLabel?: never; onCancel?: never }
  );

/** A question or a notice that must be answered: the scrim does not close it. Escape cancels, and acknowledges where there is nothing to cancel. */
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
