import { useSelector } from '@xstate/react';
import { PageHeader } from '../../components/PageHeader';
import { Stepper } from '../../components/Stepper';
import { useTranslations } from '../../messages';
import type { BillPaymentActor } from './billPaymentMachine';

interface BillPaymentHeaderProps {
  actor: BillPaymentActor;
  /** From 1. */
  step: number;
  title: string;
  subtitle?: string;
}

/** The head of every step. While a payment runs there is no way back. */
export function BillPaymentHeader({ actor, step, title, subtitle }: BillPaymentHeaderProps) {
  const t = useTranslations('billPayment');
  const isPaying = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <PageHeader
      title={title}
      description={subtitle}
      onBack={() => actor.send({ type: 'back' })}
      isBackDisabled={isPaying}
      progress={<Stepper step={step} total={3} label={t('progress')} />}
    />
  );
}
