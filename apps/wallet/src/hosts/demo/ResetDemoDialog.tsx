import { AlertDialog } from '@rad-wallet/ui/AlertDialog';
import { useMessages } from '@rad-wallet/ui/messages';
import { commonMessages } from '@rad-wallet/ui/messages/shared/common';
import { demoMessages } from '@rad-wallet/ui/messages/shared/demo';

export interface ResetDemoDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ResetDemoDialog({ isOpen, onConfirm, onCancel }: ResetDemoDialogProps) {
  const t = useMessages(demoMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('question.title')}
      tone="danger"
      confirmLabel={t('question.confirm')}
      onConfirm={onConfirm}
      cancelLabel={tCommon('cancel')}
      onCancel={onCancel}
    >
      {t('question.description')}
    </AlertDialog>
  );
}
