import { useMemo } from 'react';
import { Amount } from '../../components/Amount';
import { DescriptionList } from '../../components/DescriptionList';
import { Text } from '../../components/Text';
import { isMetal } from '../../format';
import { ACCOUNT_CURRENCIES, STATEMENT_ACCOUNTS, sumChanges, type Sums } from '../../ledger';
import { useTranslations } from '../../messages';
import type { WalletTransaction } from '../../types';
import * as styles from './transactions.css';

interface HistoryTotalsProps {
  /** All matching transactions, visible or not. */
  transactions: readonly WalletTransaction[];
}

/** Incoming and outgoing totals of the matching transactions, by account. docs/rules.md TXN-19. */
export function HistoryTotals({ transactions }: HistoryTotalsProps) {
  const t = useTranslations('transactionHistory');
  const tCurrency = useTranslations('currency');
  const sums = useMemo(() => sumChanges(transactions), [transactions]);

  function format(side: keyof Sums) {
    const moved = STATEMENT_ACCOUNTS.filter((account) => sums[account][side] !== '0');
    return (moved.length > 0 ? moved : (['pkr'] as const)).map((account) => {
      const currency = ACCOUNT_CURRENCIES[account];
      return (
        <span key={account} className={styles.total}>
          {isMetal(currency) && (
            <Text as="span" size="caption" tone="muted">
              {tCurrency(currency)}
            </Text>
          )}
          <Amount
            value={sums[account][side]}
            currency={currency}
            tone={side === 'moneyIn' ? 'success' : 'default'}
          />
        </span>
      );
    });
  }

  return (
    <section aria-label={t('totals')} className={styles.totals}>
      <DescriptionList
        items={[
          {
            term: t('kinds.in'),
            value: <span className={styles.sums}>{format('moneyIn')}</span>,
          },
          {
            term: t('kinds.out'),
            value: <span className={styles.sums}>{format('moneyOut')}</span>,
          },
        ]}
      />
      <Text size="caption" tone="muted">
        {t('totalsHint')}
      </Text>
    </section>
  );
}
