import { useFormats } from '../../hooks/useFormats';
import type { WriteAmount } from '../Amount';

/** Writes what the program pays, whole rupees as its terms have them, to be seen or heard. */
export const writeRupees = (write: WriteAmount, amount: string): string =>
  write(amount, 'PKR', { trailingZeroDisplay: 'stripIfInteger' });

/** Gives the function that writes what the program pays, to be seen: 'Rs. 1,500'. */
export function useRupees(): (amount: string) => string {
  const { formatAmount } = useFormats();
  return (amount) => writeRupees(formatAmount, amount);
}
