import { ReceiptText } from 'lucide-react';
import { Card } from '../components/Card';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Link } from '../components/Link';
import { LoadableRegion } from '../components/LoadableRegion';
import { TransactionList, TransactionListSkeleton } from '../components/TransactionList';
import { useMessages } from '../messages';
import { historyMessages } from '../messages/shared/history';
import type { Loadable, WalletTransaction } from '../types';

export interface RecentActivityProps {
  /** Newest first. */
  transactions: Loadable<readonly WalletTransaction[]>;
  /** Number of skeleton rows while loading. */
  limit: number;
  /** URL of the full history; null or undefined omits the link. */
  allHref?: string | null;
  /** Returns the URL of a transaction's receipt. Without it, rows are not links. */
  getHref?: (transaction: WalletTransaction) => string;
}

/** The latest transactions, with empty and loading states. docs/rules.md TXN-6, TXN-8, TXN-9. */
export function RecentActivity({ transactions, limit, allHref, getHref }: RecentActivityProps) {
  const t = useMessages(historyMessages);
  const heading = t('recentActivity');
  return (
    <Card
      title={heading}
      trailing={
        allHref && (
          <Link href={allHref} variant="standalone">
            {t('viewAll')}
          </Link>
        )
      }
      padding="list"
    >
      <LoadableRegion
        data={transactions}
        loading={<TransactionListSkeleton count={limit} />}
        renderError={(retry) => <ErrorState title={t('failed')} onRetry={retry} />}
      >
        {(list) =>
          list.length > 0 ? (
            <TransactionList label={heading} transactions={list} getHref={getHref} />
          ) : (
            <EmptyState icon={ReceiptText} title={t('empty')} description={t('emptyHint')} />
          )
        }
      </LoadableRegion>
    </Card>
  );
}
