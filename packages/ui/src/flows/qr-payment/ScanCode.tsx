import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import type { QrPaymentActor } from './QrPaymentFlow';
import * as styles from './ScanCode.css';

/** Each corner of the finder's frame. */
const CORNERS = ['M24 48V24H48', 'M112 24H136V48', 'M136 112V136H112', 'M48 136H24V112'].join('');

/** The scan, simulated: no camera is asked for. docs/rules.md QR-2. */
export function ScanCode({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  const goBack = () => actor.send({ type: 'back' });
  return (
    <Screen
      header={<PageHeader title={t('scanTitle')} subtitle={t('scanSubtitle')} onBack={goBack} />}
      footer={
        <Button variant="outline" fullWidth onPress={goBack}>
          {tCommon('cancel')}
        </Button>
      }
      centered
    >
      <div className={styles.finder}>
        <svg aria-hidden viewBox="0 0 160 160" fill="none" className={styles.frame}>
          <path
            d={CORNERS}
            stroke="currentColor"
            strokeWidth={5}
            strokeLinecap="round"
            strokeLinejoin="round"
            className={styles.corner}
          />
          <path
            d="M32 24H128"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinecap="round"
            className={styles.beam}
          />
        </svg>
        <div role="status">
          <Text size="heading" align="center">
            {t('scanning')}
          </Text>
        </div>
      </div>
    </Screen>
  );
}
