import { BalanceCard } from '../../components/BalanceCard';
import { Card } from '../../components/Card';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Stack } from '../../components/Stack';
import { RetryNotice } from '../../steps/RetryNotice';
import { isPositive, type Holdings } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { balanceMessages } from '../../messages/shared/balance';
import { homeMessages } from './messages';
import type { Loadable, WalletBalances } from '../../types';

interface TotalBalanceProps {
  balances: Loadable<WalletBalances>;
  metals: Loadable<Holdings>;
  metalDecimals: number | undefined;
  /** Whether to show 'Verified on Solana' below a positive total. */
  isVerified: boolean;
  onInsightsPress: (() => void) | undefined;
}

/** The balance with its loading and error states. docs/rules.md BAL-7, BAL-8. */
export function TotalBalance({
  balances,
  metals,
  metalDecimals,
  isVerified,
  onInsightsPress,
}: TotalBalanceProps) {
  const t = useMessages(homeMessages);
  const tBalance = useMessages(balanceMessages);
  return (
    <LoadableRegion
      data={balances}
      loading={<BalanceCard isLoading isVerified={isVerified ? false : undefined} />}
      renderError={(retry) => (
        <Card title={tBalance('total')}>
          <ErrorState
            title={t('balanceFailed')}
            onRetry={() => {
              retry();
              if (metals.status === 'error') metals.retry();
            }}
          />
        </Card>
      )}
    >
      {(value) => (
        <BalanceWithBreakdown
          {...{ metals, metalDecimals, isVerified, onInsightsPress }}
          balances={value}
        />
      )}
    </LoadableRegion>
  );
}

/** The breakdown also needs the other metals; it is omitted if they failed to load. docs/rules.md BAL-7, BAL-8. */
function BalanceWithBreakdown({
  balances: { total, holdings },
  metals,
  metalDecimals,
  isVerified,
  onInsightsPress,
}: Omit<TotalBalanceProps, 'balances'> & { balances: WalletBalances }) {
  const t = useMessages(homeMessages);
  const { prices } = useMoney();
  const card = { total, isVerified: isVerified && isPositive(total), onInsightsPress };
  return (
    <LoadableRegion
      data={metals}
      // Render the same elements as below, so that the card stays mounted while one of its buttons is pressed.
      loading={
        <Stack gap={3}>
          <BalanceCard {...card} metalDecimals={metalDecimals} />
        </Stack>
      }
      renderError={(retry) => (
        <Stack gap={3}>
          <BalanceCard {...card} hasBreakdown={false} />
          <RetryNotice title={t('metalsFailed')} onRetry={retry} />
        </Stack>
      )}
    >
      {(others) => (
        <Stack gap={3}>
          <BalanceCard
            {...card}
            holdings={{ ...holdings, ...others }}
            metalDecimals={metalDecimals}
          />
          {prices.status === 'error' && (
            <RetryNotice title={t('pricesFailed')} onRetry={prices.retry} />
          )}
        </Stack>
      )}
    </LoadableRegion>
  );
}
