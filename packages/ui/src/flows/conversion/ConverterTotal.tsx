import { getHoldings } from '../../accounts';
import { BalanceCard } from '../../components/BalanceCard';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Stack } from '../../components/Stack';
import { getTotalAtRates, type Holdings } from '../../format';
import { useTranslations } from '../../messages';
import type { Loadable, WalletAccount } from '../../types';
import { RetryNotice } from '../shared/RetryNotice';

/** Sample holdings shown until the accounts are loaded. docs/rules.md BAL-6. */
const SAMPLE_HOLDINGS: Holdings = { pkr: '711875', gold: '29.2', silver: '150' };

/** The total balance at the converter rates, with its breakdown. docs/rules.md BAL-5, BAL-6. */
export function ConverterTotal({ accounts }: { accounts: Loadable<readonly WalletAccount[]> }) {
  const t = useTranslations('conversion');
  return (
    <LoadableRegion
      data={accounts}
      loading={<TotalCard holdings={SAMPLE_HOLDINGS} note={t('sampleWhileLoading')} />}
      renderError={(retry) => (
        <Stack gap={3}>
          <TotalCard holdings={SAMPLE_HOLDINGS} note={t('sampleFigures')} />
          <RetryNotice title={t('accountsFailed')} onRetry={retry}>
            {t('accountsFailedHint')}
          </RetryNotice>
        </Stack>
      )}
    >
      {(held) => <TotalCard holdings={getHoldings(held)} note={t('atRates')} />}
    </LoadableRegion>
  );
}

/** The note is rendered in every state, to avoid a layout shift. */
function TotalCard({ holdings, note }: { holdings: Holdings; note: string }) {
  return (
    <BalanceCard
      total={getTotalAtRates(holdings)}
      holdings={holdings}
      valuation="rates"
      description={note}
    />
  );
}
