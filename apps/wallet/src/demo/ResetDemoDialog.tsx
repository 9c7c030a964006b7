import { AlertDialog } from '@rad-wallet/ui/AlertDialog';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useDemoMessages } from './useDemoMessages';

export interface ResetDemoDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** docs/rules.md SET-7. */
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
