import { useFormats } from '../../hooks/useFormats';
import { SpokenAmount } from './SpokenAmount';

export interface AmountTextProps {
  /** A decimal string in units of the currency. */
  value: string;
  /** A currency code from the provider's `money`, or any other code. @default the home currency */
  currency?: string;
  /** Currency notation: `code` as in lists ('USD 3.60'), `symbol` as on buttons ('$3.60'). @default 'code' */
  naming?: 'code' | 'symbol';
}

/**
 * An amount on one line in the surrounding text style. Use it for an amount in a row or label; for a prominent one use
 * `Amount`, in a sentence `AmountSentence`.
 */
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
