import type { WriteAmount } from '../../components/Amount';
import { parseAmount } from '../../format';
import type { AmountValues } from './FormAmount';

/** Writes the amount of a form as a sentence says it; what is no amount stays as it was typed. */
export const writeAmountOf = (write: WriteAmount, { amount, currency }: AmountValues): string =>
  write(parseAmount(amount) ?? amount, currency, { naming: 'symbol' });
