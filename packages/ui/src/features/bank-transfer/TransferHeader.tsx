import { useSelector } from '@xstate/react';
import { PageHeader } from '../../components/PageHeader';
import { useMessages } from '../../messages';
import { bankTransferMessages } from './messages';
import { FlowProgress } from '../../steps/FlowProgress';
import {
  getVisibleSteps,
  type BankTransferActor,
  type BankTransferStep,
} from './bankTransferMachine';

interface TransferHeaderProps {
  actor: BankTransferActor;
  step: BankTransferStep;
  subtitle?: string;
}

/** The title contains the step number. Back is disabled during submission. */
export function TransferHeader({ actor, step, subtitle }: TransferHeaderProps) {
  const t = useMessages(bankTransferMessages);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const names = useSelector(actor, getVisibleSteps);
  return (
    <PageHeader
      title={t('title', { step: names.indexOf(step) + 1, total: names.length })}
      description={subtitle}
      onBack={() => actor.send({ type: 'back' })}
      isBackDisabled={isSubmitting}
      progress={<FlowProgress steps={{ names }} step={step} />}
    />
  );
}
