import { useFormatTransactionType } from '../../../components/TransactionItem';
import { useTitle } from '../../../components/TransactionItem/useTitle';
import { getMonthIfWhole, type AccountStatement, type Period } from '../../../ledger';
import { useTranslations } from '../../../messages';
import { createStatementCsv } from './createStatementCsv';
import { useAccountName } from './useAccountName';

function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL in the next task, after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Returns a function that downloads a CSV file, named after its month or first and last day. docs/rules.md STATE-4. */
export function useStatementCsv() {
  const t = useTranslations('transactionHistory');
  const type = useFormatTransactionType();
  const account = useAccountName();
  const formatTitle = useTitle();
  return async (statements: readonly AccountStatement[], period: Period): Promise<void> => {
    const csv = await createStatementCsv(statements, period, {
      headings: [
        t('statement.date'),
        t('statement.account'),
        t('statement.description'),
        t('statement.type'),
        t('statement.amount'),
        t('statement.currency'),
        t('statement.balance'),
      ],
      account,
      opening: t('statement.opening'),
      closing: t('statement.closing'),
      title: (transaction) =>
        formatTitle(transaction) ?? (transaction.contact || type(transaction.type)),
      type,
    });
    saveFile(`statement-${getMonthIfWhole(period) ?? `${period.from}-${period.to}`}.csv`, csv);
  };
}
