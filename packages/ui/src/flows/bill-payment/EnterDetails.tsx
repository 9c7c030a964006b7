import { useSelector } from '@xstate/react';
import { Zap } from 'lucide-react';
import { Callout } from '../../components/Callout';
import { useTranslations } from '../../messages';
import { useClock } from '../../hooks/useClock';
import { useEntryText } from '../../hooks/useMenuEntries';
import { FormStep } from '../shared/FormStep';
import { ProblemNotice } from '../shared/ProblemNotice';
import { SimulationNote } from '../shared/SimulationNote';
import { BillPaymentHeader } from './BillPaymentHeader';
import type { BillPaymentActor } from './billPaymentMachine';
import type { BillCategory } from './bills';
import { getCategoryContent } from './categories';
import { DetailsFields } from './DetailsFields';

interface EnterDetailsProps {
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
}

/** Step 2: enter provider, account number and amount. */
export function EnterDetails({ actor, categories }: EnterDetailsProps) {
  const t = useTranslations('billPayment');
  const getText = useEntryText();
  const clock = useClock();
  const category = useSelector(actor, ({ context }) => context.category);
  const bill = useSelector(actor, ({ context }) => context.bill);
  const isPaying = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const label = category === null ? undefined : getCategoryContent(category, categories).label;
  // A recent bill can have a category that is not offered.
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
      // These problems are shown beside the fields.
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
