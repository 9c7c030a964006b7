import { useFormats } from '../../hooks/useFormats';
import { SpokenAmount } from './SpokenAmount';

export interface AmountTextProps {
  /** Decimal string in the currency's own unit. */
  value: string;
  /** A currency code from the provider's `money`, or any other code. @default the home currency */
  currency?: string;
  /** `code` as in lists ('USD 3.60'), `symbol` as in buttons ('$3.60'). @default 'code' */
  naming?: 'code' | 'symbol';
}

/** An amount on one line that inherits the surrounding text style. For a prominent amount use `Amount`. */
export function AmountText({ value, currency, naming }: AmountTextProps) {
  const { formatAmount } = useFormats();
  return (
    <span translate="no">
      <SpokenAmount value={value} currency={currency}>
        <span>{formatAmount(value, currency, { naming })}</span>
      </SpokenAmount>
    </span>
  );
}
