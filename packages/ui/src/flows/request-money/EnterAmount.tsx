import { useSelector } from '@xstate/react';
import { TextField } from '../../components/TextField';
import { useTranslations } from '../../messages';
import { AmountStep } from '../shared/AmountStep';
import { ProblemNotice } from '../shared/ProblemNotice';
import { type RequestMoneyActor, requestMoneySteps } from './requestMoneyMachine';
import { FlowProgress } from '../shared/FlowProgress';

/** Step 2: how much, and what for. */
export function EnterAmount({ actor }: { actor: RequestMoneyActor }) {
  const t = useTranslations('requestMoney');
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <AmountStep
      actor={actor}
      title={t('amountTitle')}
      subtitle={t('from', { name })}
      progress={
        <FlowProgress steps={requestMoneySteps} step="enteringAmount" label={t('progress')} />
      }
      onBack={() => actor.send({ type: 'back' })}
      amountLabel={t('amount')}
      submitLabel={t('sendRequest')}
      canSubmit={canSubmit}
      isPending={isSending}
      pendingLabel={t('sending')}
      problem={<ProblemNotice actor={actor} />}
      onSubmit={() => actor.send({ type: 'submitted' })}
    >
      <ReasonInput actor={actor} />
    </AmountStep>
  );
}

/** Reads its own part of the machine, so that a key press renders the field alone. */
function ReasonInput({ actor }: { actor: RequestMoneyActor }) {
  const t = useTranslations('requestMoney');
  const reason = useSelector(actor, ({ context }) => context.reason);
  return (
    <TextField
      label={t('reason')}
      placeholder={t('reasonPlaceholder')}
      isOptional
      value={reason}
      onChange={(value) => actor.send({ type: 'reason.changed', reason: value })}
    />
  );
}
