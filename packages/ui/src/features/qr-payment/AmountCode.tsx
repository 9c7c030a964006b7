import { useSelector } from '@xstate/react';
import { Amount } from '../../components/Amount';
import { Card } from '../../components/Card';
import { Text } from '../../components/Text';
import { parseHomeAmount } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import type { MerchantAccountInfo } from './accounts';
import * as styles from './AmountCode.css';
import { PaymentCodePanel } from './PaymentCodePanel';
import { canRequest, createPaymentCode } from './createPaymentCode';
import type { QrPaymentActor } from './qrPaymentMachine';
import type { Receiver } from './receiver';

interface AmountCodeProps {
  actor: QrPaymentActor;
  receiver: Receiver;
  account?: MerchantAccountInfo;
}

/** Delay after the last key press before the code is announced, in ms. */
const ANNOUNCE_AFTER = 1000;

/** A QR code for the entered amount, shown once the amount is valid. docs/rules.md QR-3. */
export function AmountCode({ actor, receiver, account }: AmountCodeProps) {
  const t = useMessages(qrPaymentMessages);
  const { formatAmount } = useFormats();
  const spokenAmount = useFormatSpokenAmount();
  const money = useMoney();
  const amount = useSelector(actor, ({ context }) => parseHomeAmount(context.amount, money));
  const note = useSelector(actor, ({ context }) => context.note.trim());
  const { name } = receiver;
  const isEntered = amount !== null && canRequest(amount, account?.market);
  const label = isEntered ? t('amountCode', { name, amount: spokenAmount(amount) }) : '';
  const spoken = useDebouncedValue(label, ANNOUNCE_AFTER);
  const link = isEntered ? createPaymentCode({ ...receiver, amount, note }, account) : '';

  return (
    <>
      <span role="status" className={styles.screenReaderOnly}>
        {spoken}
      </span>
      {isEntered && (
        <Card title={t('code')}>
          <PaymentCodePanel
            actor={actor}
            link={link}
            label={label}
            shareTitle={t('shareTitle', { name })}
            shareText={t('shareAmountText', { name, amount: formatAmount(amount), link })}
          >
            <Text as="div" size="heading" align="center">
              <Amount value={amount} size="lg" />
            </Text>
            {note && (
              <Text tone="muted" align="center">
                <bdi>{note}</bdi>
              </Text>
            )}
          </PaymentCodePanel>
        </Card>
      )}
    </>
  );
}
