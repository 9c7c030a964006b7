import { useFormats } from '../../hooks/useFormats';
import type { FormatAmount } from '../Amount';

/** Formats a reward, without decimals if the amount is whole. */
export const formatReward = (write: FormatAmount, amount: string): string =>
  write(amount, undefined, { trailingZeroDisplay: 'stripIfInteger' });

/** Formats a reward as 'Rs. 1,500'. */
export function useFormatReward(): (amount: string) => string {
  const { formatAmount } = useFormats();
  return (amount) => formatReward(formatAmount, amount);
}
