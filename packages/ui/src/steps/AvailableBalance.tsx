import { AmountSentence } from '../components/Amount';
import { Button } from '../components/Button';
import { LoadableRegion } from '../components/LoadableRegion';
import { Skeleton } from '../components/Skeleton';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { type CurrencyCode } from '../format';
import { roundToSpendable } from '../format/formatAmount';
import { useMoney } from '../hooks/useMoney';
import { useMessages } from '../messages';
import { commonMessages } from '../messages/shared/common';
import type { Loadable } from '../types';

export interface AvailableBalanceProps {
  /** Decimal string in units of the currency. */
  balance: Loadable<string>;
  /** Currency of the balance. @default the home currency */
  currency?: CurrencyCode;
  /** Id for the amount field's `aria-describedby`. */
  id?: string;
}

/** The available balance below an amount field, with a retry button if loading failed. */
export function AvailableBalance({ balance, currency, id }: AvailableBalanceProps) {
  const money = useMoney();
  const t = useMessages(commonMessages);
  return (
    <LoadableRegion
      data={balance}
      loading={<Skeleton size="caption" width="60%" />}
      renderError={(retry) => (
        <Stack direction="row" justify="between" gap={2}>
          <div role="alert">
            <Text size="caption" tone="danger">
              {t('balanceFailed')}
            </Text>
          </div>
          <Button variant="plain" size="sm" onPress={retry}>
            {t('tryAgain')}
          </Button>
        </Stack>
      )}
    >
      {(value) => (
        <Text id={id} size="caption" tone="muted">
          <AmountSentence isBalance>
            {(write) => {
              const spendable = roundToSpendable(value, currency ?? money.home, money);
              return t('available', { amount: write(spendable, currency, { naming: 'symbol' }) });
            }}
          </AmountSentence>
        </Text>
      )}
    </LoadableRegion>
  );
}
