import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../messages';
import type { Loadable } from '../../types';
import { BalancePanel } from '../shared/BalancePanel';
import { TransactionHistory, type TransactionHistoryProps } from './TransactionHistory';

export interface TransactionsScreenProps extends TransactionHistoryProps {
  /** Cash and metals, PKR as a decimal string. */
  portfolioValue: Loadable<string>;
}

/** Portfolio value and transaction history. docs/rules.md TXN-7. */
export function TransactionsScreen({ portfolioValue, ...history }: TransactionsScreenProps) {
  const t = useTranslations('transactionHistory');
  return (
    <Screen header={<PageHeader title={t('title')} />}>
      <BalancePanel
        title={t('portfolioValue')}
        amount={portfolioValue}
        errorTitle={t('portfolioFailed')}
      />
      <TransactionHistory {...history} />
    </Screen>
  );
}
