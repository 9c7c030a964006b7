import { QrCode as QrCodeIcon, ScanLine } from 'lucide-react';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import type { MerchantAccountInfo } from './accounts';
import { PaymentCodePanel } from './PaymentCodePanel';
import { createPaymentCode } from './createPaymentCode';
import type { QrPaymentActor } from './qrPaymentMachine';
import type { Receiver } from './receiver';

interface QrHomeProps {
  actor: QrPaymentActor;
  /** Without a receiver, no codes are offered. */
  receiver?: Receiver;
  account?: MerchantAccountInfo;
}

export function QrHome({ actor, receiver, account }: QrHomeProps) {
  const t = useMessages(qrPaymentMessages);
  return (
    <Screen
      header={
        <PageHeader
          title={t('title')}
          description={t('subtitle')}
          onBack={() => actor.send({ type: 'back' })}
        />
      }
    >
      <Card padding="list">
        <ListItem
          icon={ScanLine}
          title={t('scan')}
          description={t('scanHint')}
          onPress={() => actor.send({ type: 'scan.chosen' })}
        />
        {receiver && (
          <ListItem
            icon={QrCodeIcon}
            tone="gold"
            title={t('generate')}
            description={t('generateHint')}
            onPress={() => actor.send({ type: 'generate.chosen' })}
          />
        )}
      </Card>
      {receiver && <QuickReceive actor={actor} receiver={receiver} account={account} />}
    </Screen>
  );
}

interface QuickReceiveProps extends QrHomeProps {
  receiver: Receiver;
}

function QuickReceive({ actor, receiver, account }: QuickReceiveProps) {
  const t = useMessages(qrPaymentMessages);
  const { name } = receiver;
  const link = createPaymentCode(receiver, account);
  return (
    <Card title={t('quickReceive')}>
      <Stack gap={4}>
        <Text size="label" tone="muted">
          {t('quickReceiveHint')}
        </Text>
        <PaymentCodePanel
          actor={actor}
          link={link}
          label={t('quickReceiveCode', { name })}
          shareTitle={t('shareTitle', { name })}
          shareText={t('shareText', { name, link })}
        >
          <Text size="heading" align="center">
            <bdi>{name}</bdi>
          </Text>
        </PaymentCodePanel>
      </Stack>
    </Card>
  );
}
