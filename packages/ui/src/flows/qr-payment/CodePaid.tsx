import { useSelector } from '@xstate/react';
import { formatAmount } from '../../format';
import { useTranslations } from '../../messages';
import { SuccessStep } from '../shared/SuccessStep';
import type { QrPaymentActor } from './qrPaymentMachine';

/** What the scanned code was paid. */
export function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  const payment = useSelector(actor, ({ context }) => context.payment);
  // Whole rupees are written without decimals here: docs/rules.md QR-2.
  const amount = formatAmount(payment?.amount ?? '0', 'PKR').replace(/\.00$/, '');
  return (
    <SuccessStep
      title={t('scanned')}
      description={t('paid', { amount, payee: payment?.payee ?? '' })}
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'done' })}
    />
  );
}
