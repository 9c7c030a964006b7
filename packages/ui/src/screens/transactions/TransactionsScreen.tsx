import { useTranslations } from 'use-intl';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import type { Loadable, WalletTransaction } from '../../types';
import { BalancePanel } from '../shared/BalancePanel';
import { RecentActivity } from '../shared/RecentActivity';

/** How many transactions the history asks for. docs/rules.md TXN-6. */
export const HISTORY_LIMIT = 20;

export interface TransactionsScreenProps {
  /** Cash and metals together, PKR as a decimal string. */
  portfolioValue: Loadable<string>;
  /** The latest `HISTORY_LIMIT`, newest first. */
  transactions: Loadable<readonly WalletTransaction[]>;
}

/** The history: what all is worth, and what happened lately. docs/rules.md TXN-7. */
export function TransactionsScreen({ portfolioValue, transactions }: TransactionsScreenProps) {
  const t = useTranslations('history');
  return (
    <Screen header={<PageHeader title={t('title')} />}>
      <BalancePanel
        heading={t('portfolioValue')}
        amount={portfolioValue}
        errorTitle={t('portfolioFailed')}
      />
      <RecentActivity transactions={transactions} limit={HISTORY_LIMIT} />
    </Screen>
  );
}
