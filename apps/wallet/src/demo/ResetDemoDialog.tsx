import { AlertDialog } from '@rad-wallet/ui/AlertDialog';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useDemoMessages } from './useDemoMessages';

export interface ResetDemoDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user confirms the reset. */
  onConfirm: () => void;
  /** Called when the user cancels or dismisses the dialog. */
  onCancel: () => void;
}

/** Asks for confirmation before resetting the demo. docs/rules.md SET-7. */
export function ResetDemoDialog({ isOpen, onConfirm, onCancel }: ResetDemoDialogProps) {
  const t = useTranslations('common');
  const { title, description, confirm } = useDemoMessages().question;
  return (
    <AlertDialog
      isOpen={isOpen}
      title={title}
      tone="danger"
      confirmLabel={confirm}
      onConfirm={onConfirm}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
    >
      {description}
    </AlertDialog>
  );
}
