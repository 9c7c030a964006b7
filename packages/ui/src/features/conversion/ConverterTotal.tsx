import { getHoldings } from '../../accounts';
import { BalanceCard } from '../../components/BalanceCard';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Stack } from '../../components/Stack';
import { getTotal, type Holdings } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { conversionMessages } from './messages';
import type { Loadable, WalletAccount } from '../../types';
import { RatedRegion } from '../../steps/RatedRegion';
import { RetryNotice } from '../../steps/RetryNotice';

interface ConverterTotalProps {
  accounts: Loadable<readonly WalletAccount[]>;
  /** Balances shown until the accounts are loaded. docs/rules.md BAL-6. @default skeletons */
  sample?: Holdings;
}

/** The total balance at the converter rates, with its breakdown. docs/rules.md BAL-5, BAL-6. */
export function ConverterTotal({ accounts, sample }: ConverterTotalProps) {
  const t = useMessages(conversionMessages);
  const money = useMoney();
  return (
    <LoadableRegion
      data={accounts}
      loading={<TotalCard holdings={sample} note={t('sampleWhileLoading')} />}
      renderError={(retry) => (
        <Stack gap={3}>
          {sample && <TotalCard holdings={sample} note={t('sampleFigures')} />}
          <RetryNotice title={t('accountsFailed')} onRetry={retry}>
            {sample && t('accountsFailedHint')}
          </RetryNotice>
        </Stack>
      )}
    >
      {(held) => <TotalCard holdings={getHoldings(held, money)} note={t('atRates')} />}
    </LoadableRegion>
  );
}

interface TotalCardProps {
  holdings: Holdings | undefined;
  note: string;
}

/** The note is rendered in every state, to avoid a layout shift. */
function TotalCard({ holdings, note }: TotalCardProps) {
  const loading = <BalanceCard isLoading description={note} />;
  return (
    <RatedRegion loading={loading}>
      {({ rates }) =>
        holdings ? (
          <BalanceCard
            total={getTotal(holdings, 'rates', rates.value)}
            holdings={holdings}
            valuation="rates"
            description={note}
          />
        ) : (
          loading
        )
      }
    </RatedRegion>
  );
}
