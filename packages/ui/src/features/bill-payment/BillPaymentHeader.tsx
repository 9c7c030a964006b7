import { useSelector } from '@xstate/react';
import { PageHeader } from '../../components/PageHeader';
import { useMessages } from '../../messages';
import { billPaymentMessages } from './messages';
import { FlowProgress } from '../../steps/FlowProgress';
import {
  billPaymentSteps,
  type BillPaymentActor,
  type BillPaymentStep,
} from './billPaymentMachine';

interface BillPaymentHeaderProps {
  actor: BillPaymentActor;
  step: BillPaymentStep;
  title: string;
  subtitle?: string;
}

/** Back is disabled during a payment. */
export function BillPaymentHeader({ actor, step, title, subtitle }: BillPaymentHeaderProps) {
  const t = useMessages(billPaymentMessages);
  const isPaying = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <PageHeader
      title={title}
      description={subtitle}
      onBack={() => actor.send({ type: 'back' })}
      isBackDisabled={isPaying}
      progress={<FlowProgress steps={billPaymentSteps} step={step} label={t('progress')} />}
    />
  );
}
