import { AlertDialog } from '@rad-wallet/ui/AlertDialog';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useDemoMessages } from './useDemoMessages';

export interface ResetDemoDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The person said yes. */
  onConfirm: () => void;
  /** The person said no. */
  onCancel: () => void;
}

/** Asks before the demo's data is put back. docs/rules.md SET-7. */
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
