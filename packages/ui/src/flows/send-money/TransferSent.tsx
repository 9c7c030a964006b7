import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { parseAmount } from '../../format';
import { useTranslations } from '../../messages';
import { SuccessStep } from '../shared/SuccessStep';
import type { SendMoneyActor } from './sendMoneyMachine';

/** Step 4: done; the machine leaves by itself after a while. */
export function TransferSent({ actor }: { actor: SendMoneyActor }) {
  const t = useTranslations('sendMoney');
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  return (
    <SuccessStep
      title={t('sentTitle')}
      description={
        <AmountSentence>
          {(write) => t('sentText', { amount: write(amount, 'PKR'), name })}
        </AmountSentence>
      }
      action={t('backToFunds')}
      onAction={() => actor.send({ type: 'finished' })}
      redirect={t('redirect')}
    />
  );
}
