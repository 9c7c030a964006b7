import { useSelector } from '@xstate/react';
import { heldIn } from '../../accounts';
import { TextField } from '../../components/TextField';
import { useTranslations } from '../../messages';
import { AmountStep } from '../shared/AmountStep';
import { type SendMoneyActor, sendMoneySteps } from './sendMoneyMachine';
import { FlowProgress } from '../shared/FlowProgress';

/** Step 2: how much, and what for. */
export function EnterAmount({ actor }: { actor: SendMoneyActor }) {
  const t = useTranslations('sendMoney');
  const tCommon = useTranslations('common');
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const accounts = useSelector(actor, ({ context }) => context.accounts);
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <AmountStep
      actor={actor}
      title={t('amountTitle')}
      subtitle={t('to', { name })}
      progress={<FlowProgress steps={sendMoneySteps} step="enteringAmount" label={t('progress')} />}
      onBack={() => actor.send({ type: 'back' })}
      amountLabel={t('amount')}
      problems={['invalidAmount', 'sendInsufficientBalance']}
      balance={heldIn(accounts, 'trustvault')}
      submitLabel={tCommon('continue')}
      canSubmit={canContinue}
      onSubmit={() => actor.send({ type: 'continued' })}
    >
      <MessageInput actor={actor} />
    </AmountStep>
  );
}

/** Reads its own part of the machine, so that a key press renders the field alone. */
function MessageInput({ actor }: { actor: SendMoneyActor }) {
  const t = useTranslations('sendMoney');
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <TextField
      label={t('message')}
      placeholder={t('messagePlaceholder')}
      isOptional
      value={message}
      onChange={(value) => actor.send({ type: 'message.changed', message: value })}
    />
  );
}
