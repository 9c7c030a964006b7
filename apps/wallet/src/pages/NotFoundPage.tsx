import { useTranslations } from '@rad-wallet/ui/messages';
import { NotFoundScreen } from '@rad-wallet/ui/screens/not-found';
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
