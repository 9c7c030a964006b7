import { useSelector } from '@xstate/react';
import { isPositive, parseAmount } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useTranslations } from '../../messages';
import type { CardPaymentActor } from './cardPaymentMachine';

/** Says what the button will move. */
export function PayLabel({ actor }: { actor: CardPaymentActor }) {
  const t = useTranslations('cardPayment');
  const { formatPreview } = useFormats();
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const amount = useSelector(actor, ({ context }) => parseAmount(context.values.amount));
  return amount !== null && isPositive(amount)
    ? t('pay', { amount: formatPreview(amount, currency) })
    : t('payNothing');
}
