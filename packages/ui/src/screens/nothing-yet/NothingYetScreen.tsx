import { Inbox } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../messages';

export interface NothingYetScreenProps {
  /** Of the page that stands here once there is something to show. */
  title: string;
  /** Where Back leads those who came from outside; all others return to where they came from. */
  backHref: string;
}

/** In place of a screen whose details the wallet was not given: docs/rules.md DEMO-6. */
export function NothingYetScreen({ title, backHref }: NothingYetScreenProps) {
  const t = useTranslations('nothingYet');
  return (
    <Screen header={<PageHeader title={title} backHref={backHref} isBackFallback />} isCentered>
      <EmptyState icon={Inbox} title={t('title')} description={t('text')} />
    </Screen>
  );
}
