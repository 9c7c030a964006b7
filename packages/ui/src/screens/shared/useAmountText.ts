import { parseAmount } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import type { AmountValues } from './FormAmount';

/** Gives the function that writes the amount of a form as a sentence says it; what is no amount stays as it was typed. */
export function useAmountText(): (values: AmountValues) => string {
  const { formatPreview } = useFormats();
  return ({ amount, currency }) => formatPreview(parseAmount(amount) ?? amount, currency);
}
