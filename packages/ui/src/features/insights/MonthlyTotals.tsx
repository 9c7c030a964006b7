import { AmountSentence } from '../../components/Amount';
import { BarChart } from '../../components/Chart';
import { Card } from '../../components/Card';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useFormatTransactionType } from '../../components/TransactionItem';
import { add, type CurrencyCode, type RatedMoney } from '../../format';
import { useFormatDateTime } from '../../hooks/useFormatDateTime';
import { getMonth, listMonthsUntil, sumKinds, sumMonths } from '../../ledger';
import { useMessages } from '../../messages';
import { insightsMessages } from './messages';
import type { WalletTransaction } from '../../types';
import { OutgoingByKind } from './OutgoingByKind';
import { useChartFormats } from './useChartFormats';

const MONTH_COUNT = 6;

interface MonthlyTotalsProps {
  account: CurrencyCode;
  transactions: readonly WalletTransaction[];
  money: RatedMoney;
  /** ISO date. */
  today: string;
  timeZone: string | undefined;
}

/** Incoming and outgoing totals by month, and outgoing totals by kind. docs/rules.md INSIGHT-3, INSIGHT-4. */
export function MonthlyTotals({
  account,
  transactions,
  money,
  today,
  timeZone,
}: MonthlyTotalsProps) {
  const t = useMessages(insightsMessages);
  const formats = useChartFormats(account);
  const formatDateTime = useFormatDateTime();
  const typeText = useFormatTransactionType();
  const months = listMonthsUntil(getMonth(today), MONTH_COUNT);
  const period = { from: `${months[0]}-01`, to: today };
  const sums = sumMonths(account, transactions, money, months, timeZone);
  const kinds = sumKinds(account, transactions, money, period, timeZone);
  const getSum = (side: 'moneyIn' | 'moneyOut') =>
    add('0', ...sums.map(({ [side]: amount }) => amount));
  const formatMonth = (month: string, format: { month: 'long' | 'short'; year?: 'numeric' }) =>
    formatDateTime(`${month}-01`, { ...format, timeZone: 'UTC' });
  return (
    <>
      <Card title={t('months')} headingLevel={3}>
        <BarChart
          key={account}
          label={t('months')}
          caption={
            <AmountSentence>
              {(write) =>
                t('monthsCaption', {
                  count: MONTH_COUNT,
                  moneyIn: write(getSum('moneyIn'), account),
                  moneyOut: write(getSum('moneyOut'), account),
                })
              }
            </AmountSentence>
          }
          pointName={t('month')}
          valueNames={[t('moneyIn'), t('moneyOut')]}
          {...formats}
          points={sums.map(({ month, moneyIn, moneyOut }) => ({
            label: formatMonth(month, { month: 'long', year: 'numeric' }),
            shortLabel: formatMonth(month, { month: 'short' }),
            values: [moneyIn, moneyOut],
          }))}
        />
      </Card>
      <Card title={t('kinds')} headingLevel={3}>
        <Stack gap={4}>
          {kinds.length === 0 ? (
            <Text tone="muted">{t('noneOut')}</Text>
          ) : (
            <OutgoingByKind
              kinds={kinds.map(({ kind, moneyOut }) => ({
                kind,
                name: kind === 'conversion' ? t('conversion') : typeText(kind),
                moneyOut,
              }))}
              currency={account}
            />
          )}
          <Text size="caption" tone="muted">
            {t('kindsHint', { count: MONTH_COUNT })}
          </Text>
        </Stack>
      </Card>
    </>
  );
}
