import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { formatPreview, isPositive, parseAmount } from '../../format';
import type { CardPaymentActor } from './cardPaymentMachine';

/** The one action of the form: says what it will move. */
export function PayButton({ actor, formId }: { actor: CardPaymentActor; formId: string }) {
  const t = useTranslations('cardPayment');
  const tPayment = useTranslations('payment');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canPay = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  const currency = useSelector(actor, ({ context }) => context.values.currency);
  const amount = useSelector(actor, ({ context }) => parseAmount(context.values.amount));
  return (
    <Button
      type="submit"
      form={formId}
      fullWidth
      isDisabled={!canPay && !isBusy}
      isPending={isBusy}
      pendingLabel={tPayment('processing')}
    >
      {amount !== null && isPositive(amount)
        ? t('pay', { amount: formatPreview(amount, currency) })
        : t('payNothing')}
    </Button>
  );
}
