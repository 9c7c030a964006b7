import { Inbox } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useMessages } from '../../messages';
import { nothingYetMessages } from './messages';

export interface NothingYetScreenProps {
  /** Title of the page that has no content yet. */
  title: string;
  /** Href for Back if the page was opened directly. */
  backHref: string;
}

/**
 * Placeholder for a page that has no content yet (docs/rules.md DEMO-6). Use it for a link whose page is still to be
 * made; for an unknown address use `NotFoundScreen`, for an empty list `EmptyState`.
 */
export function NothingYetScreen({ title, backHref }: NothingYetScreenProps) {
  const t = useMessages(nothingYetMessages);
  return (
    <Screen header={<PageHeader title={title} backHref={backHref} isBackFallback />} isCentered>
      <EmptyState icon={Inbox} title={t('title')} description={t('text')} />
    </Screen>
  );
}
