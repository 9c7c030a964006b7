import { useTranslations } from 'use-intl';
import { SuccessStep } from '../shared/SuccessStep';
import type { QrPaymentActor } from './QrPaymentFlow';

/** What the simulated scan paid. */
export function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  return (
    <SuccessStep
      title={t('scanned')}
      description={t('paid')}
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'done' })}
    />
  );
}
