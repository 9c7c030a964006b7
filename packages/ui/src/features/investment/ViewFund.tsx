import { useSelector } from '@xstate/react';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { AmountText } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { investmentMessages } from './messages';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import type { Fund } from './fund';
import { FundReturns, PastPerformance } from './FundReturns';
import { Holdings } from './Holdings';
import { InvestForm } from './InvestForm';
import type { InvestmentActor } from './investmentMachine';
import { RiskBadge } from './RiskBadge';

interface ViewFundProps {
  actor: InvestmentActor;
  fund: Fund;
}

export function ViewFund({ actor, fund }: ViewFundProps) {
  const t = useMessages(investmentMessages);
  const formId = useId();
  const isProcessing = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Screen
      header={
        <PageHeader
          title={fund.name}
          description={t(`categories.${fund.category}`)}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isProcessing}
        />
      }
      footer={
        <Button
          type="submit"
          form={formId}
          isFullWidth
          isPending={isProcessing}
          pendingLabel={t('processing')}
        >
          {t('investNow')}
        </Button>
      }
    >
      <ProblemNotice actor={actor} except={['investmentInvalidAmount']} />
      <Stack gap={3}>
        <Stack direction="row" gap={2} isWrapping>
          <RiskBadge risk={fund.risk} />
          {fund.shariahCompliant && (
            <Badge tone="brand" icon={BadgeCheck}>
              {t('shariah')}
            </Badge>
          )}
        </Stack>
        <Text>
          <bdi>{fund.description}</bdi>
        </Text>
      </Stack>
      <Card title={t('returns')}>
        <Stack gap={3}>
          <FundReturns fund={fund} />
          <PastPerformance />
        </Stack>
      </Card>
      <Card padding="list">
        <DescriptionList
          items={[
            { term: t('nav'), value: <AmountText value={fund.currentNAV} /> },
            { term: t('minimum'), value: <AmountText value={fund.minInvestment} /> },
            { term: t('risk'), value: t(`filters.${fund.risk}`) },
          ]}
        />
      </Card>
      <Card title={t('holdings')}>
        <Holdings holdings={fund.holdings} />
      </Card>
      <Card title={t('invest')}>
        <InvestForm actor={actor} fund={fund} id={formId} />
      </Card>
      <SimulationNote actor={actor} request="invest" />
    </Screen>
  );
}
