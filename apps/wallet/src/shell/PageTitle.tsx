import { useMessages } from '@rad-wallet/ui/messages';
import { commonMessages } from '@rad-wallet/ui/messages/shared/common';

export function PageTitle({ page }: { page: string }) {
  const t = useMessages(commonMessages);
  return <title>{t('documentTitle', { page })}</title>;
}
