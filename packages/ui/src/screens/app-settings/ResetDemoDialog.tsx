import { useTranslations } from 'use-intl';
import { AlertDialog } from '../../components/AlertDialog';

export interface ResetDemoDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the demo's data is put back. docs/rules.md SET-7. */
export function ResetDemoDialog({ isOpen, onConfirm, onCancel }: ResetDemoDialogProps) {
  const t = useTranslations('appSettings');
  const tCommon = useTranslations('common');
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('resetDemoTitle')}
      tone="danger"
      confirmLabel={t('resetDemoConfirm')}
      onConfirm={onConfirm}
      cancelLabel={tCommon('cancel')}
      onCancel={onCancel}
    >
      {t('resetDemoText')}
    </AlertDialog>
  );
}
