import { Amount, BalanceAmount } from '../../../components/Amount';
import { Card } from '../../../components/Card';
import { DescriptionList } from '../../../components/DescriptionList';
import { Text } from '../../../components/Text';
import { TransactionTitle } from '../../../components/TransactionItem';
import { DATE_FORMAT, useFormatDateTime } from '../../../hooks/useFormatDateTime';
import type { AccountStatement, StatementEntry } from '../../../ledger';
import { useMessages } from '../../../messages';
import { transactionHistoryMessages } from '../messages';
import * as styles from './statement.css';
import { useAccountName } from './useAccountName';

export function AccountCard({ statement }: { statement: AccountStatement }) {
  const t = useMessages(transactionHistoryMessages);
  const getAccountName = useAccountName();
  const { currency, opening, entries, moneyIn, moneyOut, closing } = statement;
  return (
    <Card title={getAccountName(currency)} headingLevel={3}>
      <DescriptionList
        items={[
          {
            term: t('statement.opening'),
            value: <BalanceAmount value={opening} currency={currency} />,
          },
          { term: t('statement.moneyIn'), value: <Amount value={moneyIn} currency={currency} /> },
          { term: t('statement.moneyOut'), value: <Amount value={moneyOut} currency={currency} /> },
          {
            term: t('statement.closing'),
            value: <BalanceAmount value={closing} currency={currency} />,
            isEmphasized: true,
          },
        ]}
      />
      {entries.length === 0 ? (
        <Text size="label" tone="muted">
          {t('statement.noEntries')}
        </Text>
      ) : (
        <ul role="list" aria-label={t('statement.entries')}>
          {entries.map((entry) => (
            <li key={entry.transaction.id} className={styles.entry}>
              <Entry entry={entry} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Entry({ entry, currency }: { entry: StatementEntry; currency: string }) {
  const formatDate = useFormatDateTime();
  const { transaction, change, balance } = entry;
  return (
    <>
      <div className={styles.line}>
        <span className={styles.title}>
          <TransactionTitle transaction={transaction} />
        </span>
        <span className={styles.change}>
          <Amount
            value={change}
            currency={currency}
            sign="always"
            tone={change.startsWith('-') ? 'default' : 'success'}
          />
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.date}>{formatDate(transaction.timestamp, DATE_FORMAT)}</span>
        <span className={styles.balance}>
          <BalanceAmount value={balance} currency={currency} size="sm" tone="muted" />
        </span>
      </div>
    </>
  );
}
