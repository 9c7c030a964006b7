import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { formatPreview, isPositive, parseAmount } from '../../format';
import { SubmitButton } from '../shared/SubmitButton';
import type { CardPaymentActor } from './cardPaymentMachine';

/** Says what it will move. */
export function PayButton({ actor, formId }: { actor: CardPaymentActor; formId: string }) {
  const t = useTranslations('cardPayment');
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const amount = useSelector(actor, ({ context }) => parseAmount(context.values.amount));
  return (
    <SubmitButton actor={actor} formId={formId}>
      {amount !== null && isPositive(amount)
        ? t('pay', { amount: formatPreview(amount, currency) })
        : t('payNothing')}
    </SubmitButton>
  );
}
