import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { Text } from '../../components/Text';
import { formatAmount, parseAmount } from '../../format';
import type { SendMoneyActor } from './SendMoneyFlow';

/** Step 4: done; the machine leaves by itself after a while. */
export function TransferSent({ actor }: { actor: SendMoneyActor }) {
  const t = useTranslations('sendMoney');
  const name = useSelector(actor, ({ context }) => context.contact?.name ?? '');
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  return (
    <Screen
      centered
      footer={
        <Button fullWidth onPress={() => actor.send({ type: 'finished' })}>
          {t('backToFunds')}
        </Button>
      }
    >
      <SuccessPanel
        title={t('sentTitle')}
        description={t('sentText', { amount: formatAmount(amount, 'PKR'), name })}
      >
        <Text size="caption" tone="muted" align="center">
          {t('redirect')}
        </Text>
      </SuccessPanel>
    </Screen>
  );
}
