import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import type { QrPaymentActor } from './QrPaymentFlow';

/** What the simulated scan paid. */
export function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  return (
    <Screen
      centered
      footer={
        <Button fullWidth onPress={() => actor.send({ type: 'done' })}>
          {tCommon('done')}
        </Button>
      }
    >
      <SuccessPanel title={t('scanned')} description={t('paid')} />
    </Screen>
  );
}
