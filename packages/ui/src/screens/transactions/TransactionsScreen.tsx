import { FileText } from 'lucide-react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { createLazyDialog } from '../../flows/shared/createLazyView';
import { useTranslations } from '../../messages';
import type { Loadable } from '../../types';
import { BalancePanel } from '../shared/BalancePanel';
import type { StatementSheetProps } from './statement/StatementSheet';
import { TransactionHistory, type TransactionHistoryProps } from './TransactionHistory';

const StatementSheet = createLazyDialog(async () => (await import('./sheets')).StatementSheet);

export interface TransactionsScreenProps extends TransactionHistoryProps {
  /** Cash and metals, PKR as a decimal string. */
  portfolioValue: Loadable<string>;
  /** The statement, and whether it is open. Without it, none is offered. */
  statement?: StatementSheetProps;
}

/** Portfolio value and transaction history. docs/rules.md TXN-7. */
export function TransactionsScreen({
  portfolioValue,
  statement,
  ...history
}: TransactionsScreenProps) {
  const t = useTranslations('transactionHistory');
  return (
    <Screen header={<PageHeader title={t('title')} />}>
      <BalancePanel
        title={t('portfolioValue')}
        amount={portfolioValue}
        errorTitle={t('portfolioFailed')}
      />
      {statement && (
        <>
          <Button
            variant="secondary"
            size="sm"
            isFullWidth
            icon={FileText}
            onPress={() => statement.onOpenChange(true)}
          >
            {t('statement.title')}
          </Button>
          <StatementSheet {...statement} />
        </>
      )}
      <TransactionHistory {...history} />
    </Screen>
  );
}
