import { useSelector } from '@xstate/react';
import { PageHeader } from '../../components/PageHeader';
import { Stepper } from '../../components/Stepper';
import { useTranslations } from '../../messages';
import { BANK_TRANSFER_STEPS, type BankTransferActor } from './bankTransferMachine';

const STEPS = BANK_TRANSFER_STEPS.length;

interface TransferHeaderProps {
  actor: BankTransferActor;
  /** From 1. */
  step: number;
  subtitle?: string;
}

/** The head of every step. The title itself says which one it is. While a transfer is submitted there is no way back. */
export function TransferHeader({ actor, step, subtitle }: TransferHeaderProps) {
  const t = useTranslations('bankTransfer');
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <PageHeader
      title={t('title', { step, total: STEPS })}
      description={subtitle}
      onBack={() => actor.send({ type: 'back' })}
      isBackDisabled={isSubmitting}
      progress={<Stepper step={step} total={STEPS} />}
    />
  );
}
