import type { AmountOptions } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { Spoken } from './Spoken';

export interface AmountTextProps extends Pick<AmountOptions, 'naming'> {
  /** Decimal string in the currency's own unit: PKR, another currency, or grams. */
  value: string;
  /** `PKR`, `GOLD`, `SILVER` or any other code. */
  currency: string;
}

/** An amount in the type around it, such as a line of a list. One that stands out is an `Amount`. */
export function AmountText({ value, currency, naming }: AmountTextProps) {
  const { formatAmount } = useFormats();
  return (
    <Spoken value={value} currency={currency}>
      {formatAmount(value, currency, { naming })}
    </Spoken>
  );
}
