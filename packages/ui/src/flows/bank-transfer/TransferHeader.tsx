import { useTranslations } from 'use-intl';
import { PageHeader } from '../../components/PageHeader';
import { Stepper } from '../../components/Stepper';
import type { BankTransferActor } from './BankTransferFlow';

const STEPS = 4;

interface TransferHeaderProps {
  actor: BankTransferActor;
  /** From 1. */
  step: number;
  subtitle?: string;
}

/** The head of every step. The title itself says which one it is. */
export function TransferHeader({ actor, step, subtitle }: TransferHeaderProps) {
  const t = useTranslations('bankTransfer');
  return (
    <PageHeader
      title={t('title', { step, total: STEPS })}
      subtitle={subtitle}
      onBack={() => actor.send({ type: 'back' })}
      progress={<Stepper step={step} total={STEPS} />}
    />
  );
}
