import { useSelector } from '@xstate/react';
import { formatPreview, isPositive, parseAmount } from '../../format';
import { useTranslations } from '../../messages';
import type { CardPaymentActor } from './cardPaymentMachine';

/** Says what the button will move. */
export function PayLabel({ actor }: { actor: CardPaymentActor }) {
  const t = useTranslations('cardPayment');
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const amount = useSelector(actor, ({ context }) => parseAmount(context.values.amount));
  return amount !== null && isPositive(amount)
    ? t('pay', { amount: formatPreview(amount, currency) })
    : t('payNothing');
}
