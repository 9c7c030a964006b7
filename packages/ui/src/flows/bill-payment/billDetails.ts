import { isPositive, parseAmount } from '../../format';
import type { Problem } from '../shared';

/** What a payment needs, as the person gave it. */
export interface BillDetails {
  provider: string | null;
  accountNumber: string;
  /** PKR as typed. */
  amount: string;
}

export const noDetails: BillDetails = { provider: null, accountNumber: '', amount: '' };

/** Whether a field of the details is still empty. */
export function isMissing(details: BillDetails, field: keyof BillDetails): boolean {
  return !details[field]?.trim();
}

/** The first rule that the details break, in this order (docs/rules.md BILL-5, BILL-6). */
export function problemOf(details: BillDetails): Problem | null {
  const fields = ['provider', 'accountNumber', 'amount'] as const;
  if (fields.some((field) => isMissing(details, field))) return { id: 'missingInformation' };
  return isPositive(parseAmount(details.amount)) ? null : { id: 'invalidAmount' };
}
