import { Compass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';

/** Stands at every path that is no route. */
export function NotFoundScreen() {
  const t = useTranslations('notFound');
  return (
    <Screen header={<PageHeader title={t('title')} />} centered>
      <EmptyState
        icon={Compass}
        title={t('text')}
        action={
          <LinkButton href="/" variant="secondary">
            {t('home')}
          </LinkButton>
        }
      />
    </Screen>
  );
}
