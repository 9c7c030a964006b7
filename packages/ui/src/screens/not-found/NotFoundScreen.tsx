import { Compass } from 'lucide-react';
import { LinkButton } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useHrefs } from '../../hooks/useHrefs';
import { useTranslations } from '../../messages';

/** Shown for every unknown path. */
export function NotFoundScreen() {
  const t = useTranslations('notFound');
  const hrefs = useHrefs();
  return (
    <Screen header={<PageHeader title={t('title')} />} isCentered>
      <EmptyState
        icon={Compass}
        title={t('text')}
        actions={
          <LinkButton href={hrefs.home} variant="secondary">
            {t('home')}
          </LinkButton>
        }
      />
    </Screen>
  );
}
