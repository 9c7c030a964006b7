import { useFormats } from '../../hooks/useFormats';
import type { FormatAmount } from '../Amount';

export const formatReward = (write: FormatAmount, amount: string): string =>
  write(amount, undefined, { trailingZeroDisplay: 'stripIfInteger' });

export function useFormatReward(): (amount: string) => string {
  const { formatAmount } = useFormats();
  return (amount) => formatReward(formatAmount, amount);
}
