import { useTranslations } from '@rad-wallet/ui/messages';

/** Sets the document title; React hoists it into the head. */
export function PageTitle({ page }: { page: string }) {
  const t = useTranslations('common');
  return <title>{t('documentTitle', { page })}</title>;
}
