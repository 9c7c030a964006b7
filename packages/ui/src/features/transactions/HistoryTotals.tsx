import { useMemo } from 'react';
import { Amount } from '../../components/Amount';
import { DescriptionList } from '../../components/DescriptionList';
import { Text } from '../../components/Text';
import { isMetal, type RatedMoney } from '../../format';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { sumChanges, type Sums } from '../../ledger';
import { useMessages } from '../../messages';
import { transactionHistoryMessages } from './messages';
import type { WalletTransaction } from '../../types';
import { RatedRegion } from '../../steps/RatedRegion';
import * as styles from './transactions.css';

interface HistoryTotalsProps {
  /** All matching transactions, whether visible or not. */
  transactions: readonly WalletTransaction[];
}

/** Incoming and outgoing totals. docs/rules.md TXN-19. */
export function HistoryTotals(props: HistoryTotalsProps) {
  const t = useMessages(transactionHistoryMessages);
  return (
    <section aria-label={t('totals')} className={styles.totals}>
      <RatedRegion>{(money) => <Totals {...props} money={money} />}</RatedRegion>
      <Text size="caption" tone="muted">
        {t('totalsHint')}
      </Text>
    </section>
  );
}

function Totals({ transactions, money }: HistoryTotalsProps & { money: RatedMoney }) {
  const t = useMessages(transactionHistoryMessages);
  const { getName } = useCurrencyTexts();
  const sums = useMemo(() => sumChanges(transactions, money), [transactions, money]);

  function format(side: keyof Sums) {
    const moved = sums.filter((sum) => sum[side] !== '0');
    return (moved.length > 0 ? moved : sums.slice(0, 1)).map(({ currency, [side]: total }) => (
      <span key={currency} className={styles.total}>
        {isMetal(currency, money) && (
          <Text as="span" size="caption" tone="muted">
            {getName(currency)}
          </Text>
        )}
        <Amount
          value={total}
          currency={currency}
          tone={side === 'moneyIn' ? 'success' : 'default'}
        />
      </span>
    ));
  }

  return (
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
  );
}
