import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount, toPlain } from '../../format';
import type { Bill, BillCategoryId } from './bills';

/** What a payment needs, as the person gave it. */
export interface BillDetails {
  provider: string | null;
  accountNumber: string;
  /** PKR as typed. */
  amount: string;
}

export const noDetails: BillDetails = { provider: null, accountNumber: '', amount: '' };

/** What is asked of the world: pay this bill, once per key. */
export interface PayBillInput {
  category: BillCategoryId;
  provider: string;
  /** Account or consumer number, without spaces around it. */
  accountNumber: string;
  /** PKR, a plain decimal string. */
  amount: string;
  /** The bill that came in, where just that one is paid: its provider and its amount. */
  billId?: string;
  idempotencyKey: string;
}

/** What the world may answer once the bill is paid. */
export interface BillReceipt {
  /** When it was paid, ISO 8601. */
  paidAt: string;
}

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

/** The figure itself, however it was typed; null where it is none. */
function plainOf(amount: string): string | null {
  const parsed = parseAmount(amount);
  return parsed === null ? null : toPlain(parsed);
}

/** What there is to pay, from the context; null while something that it needs is missing. */
export function paymentOf({
  category,
  details,
  bill,
}: {
  category: BillCategoryId | null;
  details: BillDetails;
  bill: Bill | null;
}): Omit<PayBillInput, 'idempotencyKey'> | null {
  const { provider } = details;
  const amount = plainOf(details.amount);
  if (!category || !provider || amount === null) return null;
  // Another provider or amount is no longer the bill that was chosen (docs/rules.md BILL-3).
  const isBill = provider === bill?.provider && amount === plainOf(bill.amount);
  return {
    category,
    provider,
    accountNumber: details.accountNumber.trim(),
    amount,
    ...(isBill && { billId: bill.id }),
  };
}
