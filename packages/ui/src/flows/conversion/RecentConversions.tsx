import { ArrowRightLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { TransactionList, TransactionListSkeleton } from '../../components/TransactionList';
import type { Loadable, WalletTransaction } from '../../types';
import { RECENT_CONVERSIONS } from './conversionHistory';

interface RecentConversionsProps {
  recent: Loadable<readonly WalletTransaction[]>;
}

/** The latest conversions. docs/rules.md CONV-15, CONV-16. */
export function RecentConversions({ recent }: RecentConversionsProps) {
  const t = useTranslations('conversion');
  return (
    <Card heading={t('recent')} padding="list">
      <LoadableRegion
        data={recent}
        loading={<TransactionListSkeleton count={RECENT_CONVERSIONS} />}
        renderError={(retry) => <ErrorState title={t('recentFailed')} onRetry={retry} />}
      >
        {(list) =>
          list.length > 0 ? (
            <TransactionList label={t('recent')} transactions={list} />
          ) : (
            <EmptyState icon={ArrowRightLeft} title={t('noneYet')} description={t('noneYetHint')} />
          )
        }
      </LoadableRegion>
    </Card>
  );
}
