import { add, isDecimal, UNREADABLE } from '../../format';

/** All that is known of one transaction. */
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
  from: string;
  to: string;
  /** In the same currency. */
  fee: string;
  /** The transaction's hash on the Solana network. */
  blockchainHash: string;
  description: string;
}

/** Amount and fee together; `UNREADABLE` where either cannot be read. docs/rules.md RECEIPT-2. */
export function receiptTotal({ amount, fee }: Pick<TransactionReceipt, 'amount' | 'fee'>): string {
  return isDecimal(amount) && isDecimal(fee) ? add(amount, fee) : UNREADABLE;
}
