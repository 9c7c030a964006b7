import { useTranslations } from '@rad-wallet/ui/messages';

/** The document's title of a page; React hoists it into the head. */
export function PageTitle({ page }: { page: string }) {
  const t = useTranslations('common');
  return <title>{t('documentTitle', { page })}</title>;
}
