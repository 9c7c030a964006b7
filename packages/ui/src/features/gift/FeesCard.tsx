import { AmountSentence } from '../../components/Amount';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { add, roundTo } from '../../format';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { giftMessages } from './messages';
import type { GiftFees } from './gift';

export function FeesCard({ fees }: { fees: GiftFees }) {
  const t = useMessages(giftMessages);
  const tPayment = useMessages(paymentMessages);
  const { giftFee, processingFee, isCharged = true } = fees;
  const fee = (amount: string) => (
    <AmountSentence>
      {(write) =>
        write(roundTo(amount, 0), undefined, {
          naming: 'isoCode',
          trailingZeroDisplay: 'stripIfInteger',
        })
      }
    </AmountSentence>
  );
  return (
    <Card title={t('fees')}>
      <Stack gap={3}>
        <DescriptionList
          items={[
            { term: t('giftFee'), value: fee(giftFee) },
            { term: t('processingFee'), value: fee(processingFee) },
            { term: t('total'), value: fee(add(giftFee, processingFee)), isEmphasized: true },
          ]}
        />
        {!isCharged && (
          <Text size="caption" tone="muted">
            {tPayment('feesNotCharged')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
