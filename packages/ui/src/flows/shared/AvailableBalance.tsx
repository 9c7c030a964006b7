import { AmountSentence } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { type CurrencyCode } from '../../format';
import { roundToSpendable } from '../../format/formatAmount';
import { useMoney } from '../../hooks/useMoney';
import { useTranslations } from '../../messages';
import type { Loadable } from '../../types';

export interface AvailableBalanceProps {
  /** Decimal string in the currency's unit. */
  balance: Loadable<string>;
  /** Currency of the balance. @default the home currency */
  currency?: CurrencyCode;
}

/** The available balance below an amount field, with a retry button if loading failed. */
export function AvailableBalance({ balance, currency }: AvailableBalanceProps) {
  const money = useMoney();
  const t = useTranslations('common');
  if (balance.status === 'loading') return <Skeleton size="caption" width="60%" />;
  if (balance.status === 'error') {
    return (
      <Stack direction="row" justify="between" gap={2}>
        <Text size="caption" tone="danger">
          {t('balanceFailed')}
        </Text>
        <Button variant="plain" size="sm" onPress={balance.retry}>
          {t('tryAgain')}
        </Button>
      </Stack>
    );
  }
  return (
    <Text size="caption" tone="muted">
      <AmountSentence isBalance>
        {(write) =>
          t('available', {
            amount: write(
              roundToSpendable(balance.value, currency ?? money.home, money),
              currency,
              {
                naming: 'symbol',
              },
            ),
          })
        }
      </AmountSentence>
    </Text>
  );
}
