import { formatPreview, parseAmount } from '../../format';
import type { AmountValues } from './FormAmount';

/** The amount of a form as a sentence says it; what is no amount stays as it was typed. */
export function amountText({ amount, currency }: AmountValues): string {
  return formatPreview(parseAmount(amount) ?? amount, currency);
}
