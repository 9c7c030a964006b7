import { useSelector } from '@xstate/react';
import { AmountText } from '../../components/Amount';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { parseAmount } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useHrefs } from '../../hooks/useHrefs';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { investmentMessages } from './messages';
import type { LoadableItems } from '../../types';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { SimulationNote } from '../../steps/SimulationNote';
import { BrowseFunds } from './BrowseFunds';
import { calculateUnits, type Fund } from './fund';
import { investmentSteps, type InvestmentActor, type InvestmentStep } from './investmentMachine';
import { ViewFund } from './ViewFund';

export interface InvestmentFlowProps {
  /** A running `investmentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: InvestmentActor;
  /** The available funds. */
  funds: LoadableItems<Fund>;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<InvestmentStep, InvestmentActor>;
}

/**
 * Lists funds, and lets the user invest in one. Use it for units of funds; to buy or sell gold and silver use
 * `ConversionFlow`.
 */
export function InvestmentFlow({ actor, funds, steps }: InvestmentFlowProps) {
  const chosen = useSelector(actor, ({ context }) => context.fund);
  // Use the description from `funds`, which is in the current language.
  const fund = getLoadedItems(funds).find(({ id }) => id === chosen?.id) ?? chosen;
  return (
    <FlowView
      actor={actor}
      steps={investmentSteps}
      replacements={steps}
      views={{
        browsing: () => <BrowseFunds actor={actor} funds={funds} />,
        viewing: () => fund && <ViewFund actor={actor} fund={fund} />,
        invested: () => fund && <InvestmentSuccess actor={actor} fund={fund} />,
      }}
    />
  );
}

interface InvestmentSuccessProps {
  actor: InvestmentActor;
  fund: Fund;
}

/** Success step, with the purchased units. */
function InvestmentSuccess({ actor, fund }: InvestmentSuccessProps) {
  const t = useMessages(investmentMessages);
  const hrefs = useHrefs();
  const tCommon = useMessages(commonMessages);
  const { formatDecimal } = useFormats();
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  const purchase = useSelector(actor, ({ context }) => context.purchase);
  const units = purchase?.units ?? calculateUnits(amount, fund);
  return (
    <Screen
      isCentered
      footer={
        <>
          <Button isFullWidth onPress={() => actor.send({ type: 'finished' })}>
            {tCommon('done')}
          </Button>
          {hrefs.history !== null && (
            <LinkButton variant="plain" isFullWidth href={hrefs.history}>
              {t('viewTransactions')}
            </LinkButton>
          )}
        </>
      }
    >
      <SuccessPanel title={t('successTitle')} description={t('successText', { fund: fund.name })}>
        <Card padding="list">
          <DescriptionList
            items={[
              { term: t('fund'), value: fund.name },
              { term: t('amountTerm'), value: <AmountText value={amount} /> },
              { term: t('unitsPurchased'), value: formatDecimal(units, 2) },
              {
                term: t('navPrice'),
                value: <AmountText value={purchase?.navPrice ?? fund.currentNAV} />,
              },
            ]}
          />
        </Card>
        <SimulationNote actor={actor} request="invest" />
      </SuccessPanel>
    </Screen>
  );
}
