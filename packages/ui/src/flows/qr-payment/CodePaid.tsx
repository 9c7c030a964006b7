import { useSelector } from '@xstate/react';
import { useFormats } from '../../hooks/useFormats';
import { useTranslations } from '../../messages';
import { SuccessStep } from '../shared/SuccessStep';
import type { QrPaymentActor } from './qrPaymentMachine';

/** What the scanned code was paid. */
export function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  const { formatAmount } = useFormats();
  const payment = useSelector(actor, ({ context }) => context.payment);
  // Whole rupees are written without decimals here: docs/rules.md QR-2.
  const amount = formatAmount(payment?.amount ?? '0', 'PKR', {
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (
    <SuccessStep
      title={t('scanned')}
      description={t('paid', { amount, payee: payment?.payee ?? '' })}
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'done' })}
    />
  );
}
