import { add, isDecimal, UNREADABLE } from '../../format';

/** All that is known of one transaction. What is not known is left out, and then not spoken of. */
export interface TransactionReceipt {
  id: string;
  /** As in the history: `sent`, `deposit` …; any other speaks for itself. */
  type: string;
  /** In the currency's own unit, grams for metals: a decimal string without a sign. */
  amount: string;
  currency: string;
  /** `completed`, `pending`, `failed`, or any other. */
  status: string;
  /** ISO 8601. */
  date: string;
  /** Empty where there is none. */
  description: string;
  from?: string;
  to?: string;
  /** In the same currency. */
  fee?: string;
  /** Whether the entry counts as verified. */
  verified?: boolean;
  /** The transaction's hash on the Solana network. */
  blockchainHash?: string;
}

/** Amount and fee together; `UNREADABLE` where either cannot be read. docs/rules.md RECEIPT-2. */
export function receiptTotal({
  amount,
  fee = '0',
}: Pick<TransactionReceipt, 'amount' | 'fee'>): string {
  return isDecimal(amount) && isDecimal(fee) ? add(amount, fee) : UNREADABLE;
}
