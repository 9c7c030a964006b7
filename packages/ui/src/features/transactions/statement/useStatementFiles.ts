import { useFormatTransactionType } from '../../../components/TransactionItem';
import { useTitle } from '../../../components/TransactionItem/useTitle';
import { useClock } from '../../../hooks/useClock';
import { useMoney } from '../../../hooks/useMoney';
import { getMonthIfWhole, type AccountStatement, type Period } from '../../../ledger';
import { useMessages } from '../../../messages';
import { commonMessages } from '../../../messages/shared/common';
import { transactionHistoryMessages } from '../messages';
import type { WalletTransaction } from '../../../types';
import { createStatementCsv } from './createStatementCsv';
import { createStatementOfx } from './createStatementOfx';
import { useAccountName } from './useAccountName';

export type StatementFileType = 'csv' | 'ofx';

const MIME_TYPES = { csv: 'text/csv;charset=utf-8', ofx: 'application/x-ofx' };

function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL in the next task, after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * Returns a function that downloads a statement with its month or dates in the file name. docs/rules.md STATE-4,
 * STATE-6.
 */
export function useStatementFiles() {
  const t = useMessages(transactionHistoryMessages);
  const tCommon = useMessages(commonMessages);
  const formatType = useFormatTransactionType();
  const account = useAccountName();
  const formatTitle = useTitle();
  const money = useMoney();
  const clock = useClock();
  const title = (transaction: WalletTransaction) =>
    formatTitle(transaction) ?? (transaction.contact || formatType(transaction.type));
  const createCsv = (statements: readonly AccountStatement[], period: Period) =>
    createStatementCsv(statements, period, money, {
      headings: [
        t('statement.date'),
        t('statement.account'),
        t('statement.description'),
        t('statement.type'),
        t('statement.amount'),
        t('statement.currency'),
        t('statement.unit'),
        t('statement.balance'),
        t('statement.reference'),
      ],
      account,
      opening: t('statement.opening'),
      closing: t('statement.closing'),
      title,
      type: formatType,
    });
  return async (
    fileType: StatementFileType,
    statements: readonly AccountStatement[],
    period: Period,
  ): Promise<void> => {
    const text =
      fileType === 'csv'
        ? await createCsv(statements, period)
        : createStatementOfx(statements, {
            money,
            period,
            now: clock(),
            bank: tCommon('appName'),
            title,
          });
    const name = getMonthIfWhole(period) ?? `${period.from}-${period.to}`;
    saveFile(`statement-${name}.${fileType}`, text, MIME_TYPES[fileType]);
  };
}
