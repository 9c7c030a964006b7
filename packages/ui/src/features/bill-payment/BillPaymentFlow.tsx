import { useSelector } from '@xstate/react';
import { Zap } from 'lucide-react';
import { AmountSentence, AmountText } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Ltr } from '../../components/Ltr';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { TileGrid } from '../../components/Tile';
import { cleanIdentifier, parseAmount } from '../../format';
import { useClock } from '../../hooks/useClock';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useEntryText } from '../../hooks/useMenuEntries';
import { useMessages } from '../../messages';
import { Consent, type Authorize } from '../consent';
import { billPaymentMessages } from './messages';
import type { Loadable } from '../../types';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { FormStep } from '../../steps/FormStep';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import { BillPaymentHeader } from './BillPaymentHeader';
import {
  billPaymentSteps,
  type BillPaymentActor,
  type BillPaymentStep,
} from './billPaymentMachine';
import type { Bill, BillCategory } from './bills';
import { getCategoryContent } from './categories';
import { DetailsFields } from './DetailsFields';
import { RecentBills } from './RecentBills';

export interface BillPaymentFlowProps {
  /** A running `billPaymentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: BillPaymentActor;
  /** Bill categories with their providers. */
  categories: ReadonlyArray<BillCategory>;
  /** Recent bills, shown on the first step. */
  bills: Loadable<readonly Bill[]>;
  /** Requests the payer’s consent before each payment (docs/rules.md CONSENT). @default no consent */
  authorize?: Authorize;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<BillPaymentStep, BillPaymentActor>;
}

/**
 * Pays a bill in three steps: category, details, success. Use it for providers with customer accounts; to pay a shop by
 * QR code use `QrPaymentFlow`.
 */
export function BillPaymentFlow({
  actor,
  categories,
  bills,
  authorize,
  steps,
}: BillPaymentFlowProps) {
  return (
    <>
      <FlowView
        actor={actor}
        steps={billPaymentSteps}
        replacements={steps}
        views={{
          choosingCategory: () => (
            <ChooseCategory actor={actor} categories={categories} bills={bills} />
          ),
          enteringDetails: () => <EnterDetails actor={actor} categories={categories} />,
          paid: () => <BillPaid actor={actor} />,
        }}
      />
      <Consent actor={actor} authorize={authorize} />
    </>
  );
}

interface ChooseCategoryProps {
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
  bills: Loadable<readonly Bill[]>;
}

/** Step 1: select a category or a recent bill. */
function ChooseCategory({ actor, categories, bills }: ChooseCategoryProps) {
  const t = useMessages(billPaymentMessages);
  const getText = useEntryText();
  return (
    <Screen
      header={
        <BillPaymentHeader
          actor={actor}
          step="choosingCategory"
          title={t('title')}
          subtitle={t('subtitle')}
        />
      }
    >
      <TileGrid
        label={t('categoriesLabel')}
        tiles={categories.map(({ id, providers }) => {
          const { icon, label = id, description } = getCategoryContent(id, categories);
          return {
            icon,
            title: getText(label),
            description:
              description === undefined
                ? t('providerCount', { count: providers.length })
                : getText(description),
            onPress: () => actor.send({ type: 'category.chosen', category: id }),
          };
        })}
      />
      <RecentBills actor={actor} categories={categories} bills={bills} />
    </Screen>
  );
}

interface EnterDetailsProps {
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
}

/** Step 2: enter provider, account number and amount. */
function EnterDetails({ actor, categories }: EnterDetailsProps) {
  const t = useMessages(billPaymentMessages);
  const getText = useEntryText();
  const clock = useClock();
  const category = useSelector(actor, ({ context }) => context.category);
  const bill = useSelector(actor, ({ context }) => context.bill);
  const isPaying = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const label = category === null ? undefined : getCategoryContent(category, categories).label;
  // A recent bill can have a category that is no longer offered.
  const providers =
    categories.find(({ id }) => id === category)?.providers ?? (bill ? [bill.provider] : []);
  return (
    <FormStep
      header={
        <BillPaymentHeader
          actor={actor}
          step="enteringDetails"
          title={t('detailsTitle')}
          subtitle={label && getText(label)}
        />
      }
      submitLabel={t('pay')}
      isPending={isPaying}
      pendingLabel={t('paying')}
      onSubmit={() => actor.send({ type: 'submitted', at: clock().toISOString() })}
      // These problems are shown beside their fields.
      before={<ProblemNotice actor={actor} except={['missingInformation', 'invalidAmount']} />}
      after={
        <>
          <Callout icon={Zap}>{t('irreversible')}</Callout>
          <SimulationNote actor={actor} request="payBill" />
        </>
      }
    >
      <DetailsFields actor={actor} providers={providers} />
    </FormStep>
  );
}

/** Success step, with the payment details. */
function BillPaid({ actor }: { actor: BillPaymentActor }) {
  const t = useMessages(billPaymentMessages);
  const dateTime = useFormatDateTime();
  const details = useSelector(actor, ({ context }) => context.details);
  const paidAt = useSelector(actor, ({ context }) => context.paidAt);
  const provider = t('providerName', { provider: details.provider ?? '' });
  const plain = parseAmount(details.amount) ?? '0';
  const date = paidAt ? dateTime(paidAt, DATE_FORMAT) : '';
  return (
    <Screen
      header={<BillPaymentHeader actor={actor} step="paid" title={t('paidTitle')} />}
      footer={
        <>
          <Button isFullWidth onPress={() => actor.send({ type: 'finished' })}>
            {t('backToHome')}
          </Button>
          <Button isFullWidth variant="plain" onPress={() => actor.send({ type: 'another' })}>
            {t('payAnother')}
          </Button>
        </>
      }
    >
      <SuccessPanel
        headingLevel={2}
        title={t('successTitle')}
        description={
          <AmountSentence>
            {(write) => t('paidText', { amount: write(plain), provider })}
          </AmountSentence>
        }
      >
        <Card>
          <DescriptionList
            items={[
              { term: t('provider'), value: provider },
              {
                term: t('accountTerm'),
                value: <Ltr>{cleanIdentifier(details.accountNumber, 'kept')}</Ltr>,
              },
              { term: t('date'), value: date },
              {
                term: t('amountTerm'),
                value: <AmountText value={plain} />,
                isEmphasized: true,
              },
            ]}
          />
        </Card>
        <SimulationNote actor={actor} request="payBill" />
      </SuccessPanel>
    </Screen>
  );
}
