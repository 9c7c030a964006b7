import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { listHeldCurrencies, type Holdings, type RatedMoney } from '../../format';
import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { useClock } from '../../hooks/useClock';
import { useHoldingName } from '../../hooks/useHoldingName';
import { getIsoDate } from '../../ledger';
import { useMessages } from '../../messages';
import { balanceMessages } from '../../messages/shared/balance';
import { insightsMessages } from './messages';
import type { WalletTransaction } from '../../types';
import { BalanceOverTime } from './BalanceOverTime';
import { MonthlyTotals } from './MonthlyTotals';
import { useTimeZone } from '../../messages/intl';

export interface InsightsSource {
  /** The whole history, newest first. */
  transactions: readonly WalletTransaction[];
  holdings: Holdings;
}

export function Insights({
  transactions,
  holdings,
  money,
}: InsightsSource & { money: RatedMoney }) {
  const t = useMessages(insightsMessages);
  const getHoldingName = useHoldingName(useMessages(balanceMessages));
  const { isHidden } = useBalanceVisibility();
  const timeZone = useTimeZone();
  const today = getIsoDate(useClock()(), timeZone);
  const [account, setAccount] = useState(money.home);
  const chart = { account, transactions, money, today, timeZone };
  if (transactions.length === 0) {
    return <EmptyState icon={ChartLine} title={t('empty')} description={t('emptyHint')} />;
  }
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={t('account')}
        value={account}
        onChange={setAccount}
        options={listHeldCurrencies(money).map((id) => ({ id, label: getHoldingName(id) }))}
      />
      <Card title={t('balance')} headingLevel={3}>
        {isHidden ? (
          <Text tone="muted">{t('hidden')}</Text>
        ) : (
          <BalanceOverTime {...chart} holdings={holdings} />
        )}
      </Card>
      <MonthlyTotals {...chart} />
    </Stack>
  );
}
