import { decimal } from '@rad-wallet/ledger';
import type { PaymentTerms } from './port';

const HOME_CURRENCY = 'PKR';

/** Whether a payment is of more than this amount in PKR, or in another currency. Null: no payment is. */
export const isAbove = (
  above: string | null,
  { amount, currency }: Pick<PaymentTerms, 'amount' | 'currency'>,
): boolean => above !== null && (currency !== HOME_CURRENCY || decimal(amount).gt(decimal(above)));
