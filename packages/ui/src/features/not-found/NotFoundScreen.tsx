import { Compass } from 'lucide-react';
import { LinkButton } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useHrefs } from '../../hooks/useHrefs';
import { useMessages } from '../../messages';
import { notFoundMessages } from './messages';

export interface NotFoundScreenProps {
  /** Why the page does not exist. @default 'unknownPath' */
  reason?: 'unknownPath' | 'notOffered';
}

/**
 * Shown for unknown paths and for services that are not offered. Use it for addresses without a page; for a page whose
 * content is still to be made use `NothingYetScreen`. docs/rules.md NAV-2, NAV-17.
 */
export function NotFoundScreen({ reason = 'unknownPath' }: NotFoundScreenProps) {
  const t = useMessages(notFoundMessages);
  const hrefs = useHrefs();
  const isOffered = reason !== 'notOffered';
  return (
    <Screen header={<PageHeader title={t(isOffered ? 'title' : 'notOffered.title')} />} isCentered>
      <EmptyState
        icon={Compass}
        title={t(isOffered ? 'text' : 'notOffered.text')}
        actions={
          <LinkButton href={hrefs.home} variant="secondary">
            {t('home')}
          </LinkButton>
        }
      />
    </Screen>
  );
}
