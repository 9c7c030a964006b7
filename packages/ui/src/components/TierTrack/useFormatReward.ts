import { useFormats } from '../../hooks/useFormats';
import type { FormatAmount } from '../Amount';

/** Formats a reward in the home currency; a whole amount has no decimals. */
export const formatReward = (write: FormatAmount, amount: string): string =>
  write(amount, undefined, { trailingZeroDisplay: 'stripIfInteger' });

/** Returns a function that formats a reward: 'Rs. 1,500'. */
export function useFormatReward(): (amount: string) => string {
  const { formatAmount } = useFormats();
  return (amount) => formatReward(formatAmount, amount);
}
