import { ArrowRightLeft } from 'lucide-react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { TransactionList, TransactionListSkeleton } from '../../components/TransactionList';
import { useMessages } from '../../messages';
import { conversionMessages } from './messages';
import type { Loadable, WalletTransaction } from '../../types';
import { RECENT_CONVERSION_COUNT } from './conversionHistory';

interface RecentConversionsProps {
  recent: Loadable<readonly WalletTransaction[]>;
  getHref?: (transaction: WalletTransaction) => string;
}

/** The latest conversions. docs/rules.md CONV-15, CONV-16. */
export function RecentConversions({ recent, getHref }: RecentConversionsProps) {
  const t = useMessages(conversionMessages);
  return (
    <Card title={t('recent')} padding="list">
      <LoadableRegion
        data={recent}
        loading={<TransactionListSkeleton count={RECENT_CONVERSION_COUNT} />}
        renderError={(retry) => <ErrorState title={t('recentFailed')} onRetry={retry} />}
      >
        {(list) =>
          list.length > 0 ? (
            <TransactionList label={t('recent')} transactions={list} getHref={getHref} />
          ) : (
            <EmptyState icon={ArrowRightLeft} title={t('noneYet')} description={t('noneYetHint')} />
          )
        }
      </LoadableRegion>
    </Card>
  );
}
