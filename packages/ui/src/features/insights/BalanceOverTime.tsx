import { useState } from 'react';
import { AmountSentence } from '../../components/Amount';
import { LineChart } from '../../components/Chart';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { compare, type CurrencyCode, type Holdings, type RatedMoney } from '../../format';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { addDays, listDayBalances } from '../../ledger';
import { useMessages } from '../../messages';
import { insightsMessages } from './messages';
import type { WalletTransaction } from '../../types';
import { useChartFormats } from './useChartFormats';

/** Length of each period, in days before today. */
const PERIODS = { month: 30, quarter: 90, year: 365 } as const;
type PeriodId = keyof typeof PERIODS;
const PERIOD_IDS: readonly PeriodId[] = ['month', 'quarter', 'year'];

const SHORT_DAY = { day: 'numeric', month: 'short' } as const;

const DIRECTIONS = { '-1': 'down', '0': 'same', '1': 'up' } as const;

interface BalanceOverTimeProps {
  account: CurrencyCode;
  transactions: readonly WalletTransaction[];
  holdings: Holdings;
  money: RatedMoney;
  /** ISO date. */
  today: string;
  timeZone: string | undefined;
}

/** The balance at the end of each day of a period. docs/rules.md INSIGHT-2. */
export function BalanceOverTime({
  account,
  transactions,
  holdings,
  money,
  today,
  timeZone,
}: BalanceOverTimeProps) {
  const t = useMessages(insightsMessages);
  const formats = useChartFormats(account);
  const formatDateTime = useFormatDateTime();
  const [periodId, setPeriodId] = useState<PeriodId>('quarter');
  const period = { from: addDays(today, -PERIODS[periodId]), to: today };
  const days = listDayBalances(account, { transactions, holdings, money, period, timeZone });
  // Format calendar days in UTC, so that the device's time zone cannot shift them.
  const formatDay = (date: string, format: typeof DATE_FORMAT | typeof SHORT_DAY = DATE_FORMAT) =>
    formatDateTime(date, { ...format, timeZone: 'UTC' });
  const opening = days.at(0)?.balance ?? '0';
  const closing = days.at(-1)?.balance ?? '0';
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('period')}
        value={periodId}
        onChange={setPeriodId}
        options={PERIOD_IDS.map((id) => ({ id, label: t(`periods.${id}`) }))}
      />
      <LineChart
        key={`${account} ${periodId}`}
        label={t('balance')}
        caption={
          <AmountSentence>
            {(write) =>
              t('balanceCaption', {
                direction: DIRECTIONS[compare(closing, opening)],
                from: formatDay(period.from),
                to: formatDay(period.to),
                opening: write(opening, account),
                closing: write(closing, account),
              })
            }
          </AmountSentence>
        }
        pointName={t('day')}
        valueName={t('balanceName')}
        {...formats}
        points={days.map(({ date, balance }) => ({
          label: formatDay(date),
          shortLabel: formatDay(date, SHORT_DAY),
          value: balance,
        }))}
      />
    </Stack>
  );
}
