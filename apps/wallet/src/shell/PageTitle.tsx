import { useTranslations } from '@rad-wallet/ui/messages';

export function PageTitle({ page }: { page: string }) {
  const t = useTranslations('common');
  return <title>{t('documentTitle', { page })}</title>;
}
