import { useSelector } from '@xstate/react';
import { SearchX } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState';
import { LoadableList } from '../../components/LoadableList';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { investmentMessages } from './messages';
import type { LoadableItems } from '../../types';
import { findBestReturn, RISK_LEVELS, type Fund } from './fund';
import { FundCard } from './FundCard';
import { FundsSkeleton } from './FundsSkeleton';
import { PastPerformance } from './FundReturns';
import type { InvestmentActor, RiskFilter } from './investmentMachine';
import { YourFunds } from './YourFunds';

interface BrowseFundsProps {
  actor: InvestmentActor;
  funds: LoadableItems<Fund>;
}

export function BrowseFunds({ actor, funds }: BrowseFundsProps) {
  const t = useMessages(investmentMessages);
  const filter = useSelector(actor, ({ context }) => context.filter);
  return (
    <Screen
      header={
        <PageHeader
          title={t('title')}
          description={t('subtitle')}
          onBack={() => actor.send({ type: 'back' })}
        />
      }
    >
      <YourFunds actor={actor} funds={getLoadedItems(funds)} />
      <SegmentedControl
        label={t('riskFilter')}
        options={(['all', ...RISK_LEVELS] as const).map((id) => ({
          id,
          label: t(`filters.${id}`),
        }))}
        value={filter}
        onChange={(id) => actor.send({ type: 'filter.changed', filter: id })}
      />
      <LoadableList
        items={funds}
        errorTitle={<MessageText message={messageOf(investmentMessages, 'failed')} />}
        loading={<FundsSkeleton />}
      >
        {(list) => <FundList actor={actor} funds={list} filter={filter} />}
      </LoadableList>
    </Screen>
  );
}

interface FundListProps {
  actor: InvestmentActor;
  funds: readonly Fund[];
  filter: RiskFilter;
}

function FundList({ actor, funds, filter }: FundListProps) {
  const t = useMessages(investmentMessages);
  const shown = funds.filter(({ risk }) => filter === 'all' || risk === filter);
  // All funds share one scale, so filtering does not change the bar lengths.
  const scale = findBestReturn(funds);
  if (shown.length === 0) {
    return <EmptyState icon={SearchX} title={t('noFunds')} description={t('noFundsHint')} />;
  }
  return (
    <Stack gap={3}>
      <PastPerformance />
      <Stack as="ul" gap={4}>
        {shown.map((fund) => (
          <li key={fund.id}>
            <FundCard
              fund={fund}
              scale={scale}
              onChoose={() => actor.send({ type: 'fund.chosen', fund })}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
