import { Card } from '@rad-wallet/ui/Card';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { LoadableRegion } from '@rad-wallet/ui/LoadableRegion';
import { useMessages } from '@rad-wallet/ui/messages';
import { navigationMessages } from '@rad-wallet/ui/BottomBar';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { TransactionList, TransactionListSkeleton } from '@rad-wallet/ui/TransactionList';
import { useQuery } from '@tanstack/react-query';
import { transactionsQuery } from '../backend';
import { toLoadable } from '../loadable';

export function ActivityPage() {
  const title = useMessages(navigationMessages)('history');
  return (
    <Screen header={<PageHeader title={title} backHref="/" />}>
      <Card padding="list">
        <LoadableRegion
          data={toLoadable(useQuery(transactionsQuery))}
          loading={<TransactionListSkeleton count={8} />}
          renderError={(retry) => <ErrorState onRetry={retry} />}
        >
          {(all) => <TransactionList label={title} transactions={all} />}
        </LoadableRegion>
      </Card>
    </Screen>
  );
}
