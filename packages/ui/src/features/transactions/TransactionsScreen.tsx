import { ChartLine, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { ButtonPair } from '../../components/ButtonPair';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { createLazyDialog } from '../../components/LazyView';
import { useMessages } from '../../messages';
import { transactionHistoryMessages } from './messages';
import type { Loadable } from '../../types';
import { BalancePanel } from '../../steps/BalancePanel';
import type { StatementSheetProps } from './statement/StatementSheet';
import { TransactionHistory, type TransactionHistoryProps } from './TransactionHistory';

const StatementSheet = createLazyDialog(async () => (await import('./sheets')).StatementSheet);

export interface TransactionsScreenProps extends TransactionHistoryProps {
  /** Total value of cash and metals in the home currency, a decimal string. */
  portfolioValue: Loadable<string>;
  /** Payments in doubt, below the value: `UnfinishedPayments`. docs/rules.md PAY-11. @default none */
  unfinished?: ReactNode;
  /** Props of the statement sheet. If omitted, there is no button for statements. */
  statement?: StatementSheetProps;
  /** Called to open the charts. If omitted, there is no button for them. */
  onInsightsPress?: () => void;
}

const toolButtonProps = { variant: 'secondary', size: 'sm', isFullWidth: true } as const;

/**
 * Portfolio value and transaction history. Use it for the whole history with filters; for the latest transactions on
 * another page use `TransactionList`. docs/rules.md TXN-7.
 */
export function TransactionsScreen({
  portfolioValue,
  unfinished,
  statement,
  onInsightsPress,
  ...history
}: TransactionsScreenProps) {
  const t = useMessages(transactionHistoryMessages);
  return (
    <Screen header={<PageHeader title={t('title')} />}>
      <BalancePanel
        title={t('portfolioValue')}
        amount={portfolioValue}
        errorTitle={t('portfolioFailed')}
      />
      {unfinished}
      {(statement || onInsightsPress) && (
        <ButtonPair>
          {statement && (
            <Button
              {...toolButtonProps}
              icon={ReceiptText}
              onPress={() => statement.onOpenChange(true)}
            >
              {t('statement.title')}
            </Button>
          )}
          {onInsightsPress && (
            <Button {...toolButtonProps} icon={ChartLine} onPress={onInsightsPress}>
              {t('insights')}
            </Button>
          )}
        </ButtonPair>
      )}
      {statement && <StatementSheet {...statement} />}
      <TransactionHistory {...history} />
    </Screen>
  );
}
