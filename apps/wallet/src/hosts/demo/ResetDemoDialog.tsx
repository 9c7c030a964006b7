import { AlertDialog } from '@rad-wallet/ui/AlertDialog';
import { useTranslations } from '@rad-wallet/ui/messages';

export interface ResetDemoDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** docs/rules.md SET-7. */
export function ResetDemoDialog({ isOpen, onConfirm, onCancel }: ResetDemoDialogProps) {
  const t = useTranslations();
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('demo.question.title')}
      tone="danger"
      confirmLabel={t('demo.question.confirm')}
      onConfirm={onConfirm}
      cancelLabel={t('common.cancel')}
      onCancel={onCancel}
    >
      {t('demo.question.description')}
    </AlertDialog>
  );
}
