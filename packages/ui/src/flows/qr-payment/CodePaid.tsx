import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { useTranslations } from '../../messages';
import { SuccessStep } from '../shared/SuccessStep';
import type { QrPaymentActor } from './qrPaymentMachine';

/** What the scanned code was paid. */
export function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  const payment = useSelector(actor, ({ context }) => context.payment);
  // Whole rupees are written without decimals here: docs/rules.md QR-2.
  const format = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return (
    <SuccessStep
      title={t('scanned')}
      description={
        <AmountSentence>
          {(write) =>
            t('paid', {
              amount: write(payment?.amount ?? '0', 'PKR', format),
              payee: payment?.payee ?? '',
            })
          }
        </AmountSentence>
      }
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'done' })}
    />
  );
}
