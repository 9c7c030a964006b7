import { useFormats } from '../../hooks/useFormats';

/** Gives the function that writes what the program pays, whole rupees as its terms have them: 'Rs. 1,500'. */
export function useRupees(): (amount: string) => string {
  const { formatAmount } = useFormats();
  return (amount) => formatAmount(amount, 'PKR', { trailingZeroDisplay: 'stripIfInteger' });
}
