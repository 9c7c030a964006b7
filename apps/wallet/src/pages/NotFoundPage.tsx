import { NotFoundScreen } from '@rad-wallet/ui/screens/not-found';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../shell/PageTitle';

export default function NotFoundPage() {
  const t = useTranslations('notFound');
  return (
    <>
      <PageTitle page={t('title')} />
      <NotFoundScreen />
    </>
  );
}
