import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useSelector } from '@xstate/react';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import { SimulationNote } from '../../steps/SimulationNote';
import type { QrPaymentActor } from './qrPaymentMachine';
import * as styles from './ScanCode.css';

const CORNERS_PATH = ['M24 48V24H48', 'M112 24H136V48', 'M136 112V136H112', 'M48 136H24V112'].join(
  '',
);

/** A simulated scan, also shown during the payment. docs/rules.md QR-2. */
export function ScanCode({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const tCommon = useMessages(commonMessages);
  const isPaying = useSelector(actor, (snapshot) => snapshot.matches('paying'));
  const goBack = () => actor.send({ type: 'back' });
  return (
    <Screen
      header={
        <PageHeader
          title={t('scanTitle')}
          description={t('scanSubtitle')}
          onBack={goBack}
          isBackDisabled={isPaying}
        />
      }
      footer={
        <Button variant="outline" isFullWidth isDisabled={isPaying} onPress={goBack}>
          {tCommon('cancel')}
        </Button>
      }
      isCentered
    >
      <div className={styles.finder}>
        <svg aria-hidden viewBox="0 0 160 160" fill="none" className={styles.frame}>
          <path
            d={CORNERS_PATH}
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
            {t(isPaying ? 'paying' : 'scanning')}
          </Text>
        </div>
      </div>
      <SimulationNote actor={actor} request="payByQr" />
    </Screen>
  );
}
