import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { isPositive, parseAmount } from '../../format';
import { useTranslations } from '../../messages';
import type { CardPaymentActor } from './cardPaymentMachine';

/** Says what the button will move. */
export function PayLabel({ actor }: { actor: CardPaymentActor }) {
  const t = useTranslations('cardPayment');
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const amount = useSelector(actor, ({ context }) => parseAmount(context.values.amount));
  return amount !== null && isPositive(amount) ? (
    <AmountSentence>
      {(write) => t('pay', { amount: write(amount, currency, { naming: 'symbol' }) })}
    </AmountSentence>
  ) : (
    t('payNothing')
  );
}
