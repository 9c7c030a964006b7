import { BalanceCard } from '../../components/BalanceCard';
import { Card } from '../../components/Card';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Stack } from '../../components/Stack';
import { RetryNotice } from '../../flows/shared/RetryNotice';
import { isPositive } from '../../format';
import { useTranslations } from '../../messages';
import type { Loadable, WalletBalances } from '../../types';

interface TotalBalanceProps {
  balances: Loadable<WalletBalances>;
  /** Grams of silver, a decimal string. */
  silver: Loadable<string>;
  onInsightsPress: (() => void) | undefined;
}

/** The total balance with its breakdown. docs/rules.md BAL-7, BAL-8. */
export function TotalBalance({ balances, silver, onInsightsPress }: TotalBalanceProps) {
  const t = useTranslations('home');
  const tBalance = useTranslations('balance');
  return (
    <LoadableRegion
      data={balances}
      loading={<BalanceCard isLoading isVerified={false} />}
      renderError={(retry) => (
        <Card title={tBalance('total')}>
          <ErrorState
            title={t('balanceFailed')}
            onRetry={() => {
              retry();
              if (silver.status === 'error') silver.retry();
            }}
          />
        </Card>
      )}
    >
      {(value) => <BalanceWithBreakdown {...{ silver, onInsightsPress }} balances={value} />}
    </LoadableRegion>
  );
}

/**
 * The total is shown when it is loaded. The breakdown also needs the silver, and is omitted if that
 * fails to load.
 */
function BalanceWithBreakdown({
  balances: { totalBalance, pkrBalance, goldBalance },
  silver,
  onInsightsPress,
}: Omit<TotalBalanceProps, 'balances'> & { balances: WalletBalances }) {
  const t = useTranslations('home');
  const card = { total: totalBalance, isVerified: isPositive(totalBalance), onInsightsPress };
  return (
    <LoadableRegion
      data={silver}
      loading={<BalanceCard {...card} />}
      renderError={(retry) => (
        <Stack gap={3}>
          <BalanceCard {...card} hasBreakdown={false} />
          <RetryNotice title={t('metalsFailed')} onRetry={retry} />
        </Stack>
      )}
    >
      {(grams) => (
        <BalanceCard {...card} holdings={{ pkr: pkrBalance, gold: goldBalance, silver: grams }} />
      )}
    </LoadableRegion>
  );
}
