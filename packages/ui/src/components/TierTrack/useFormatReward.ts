import { useFormats } from '../../hooks/useFormats';
import type { FormatAmount } from '../Amount';

/** Formats a reward, without decimals for a whole amount. */
export const formatReward = (write: FormatAmount, amount: string): string =>
  write(amount, undefined, { trailingZeroDisplay: 'stripIfInteger' });

/** Returns a function that formats rewards: 'Rs. 1,500'. */
export function useFormatReward(): (amount: string) => string {
  const { formatAmount } = useFormats();
  return (amount) => formatReward(formatAmount, amount);
}
