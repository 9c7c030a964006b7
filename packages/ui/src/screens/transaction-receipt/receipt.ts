import { add, isDecimal, UNREADABLE_TEXT } from '../../format';

/** The known details of one transaction; the screen omits missing ones. */
export interface TransactionReceipt {
  id: string;
  /** As in the history: `sent`, `deposit` …; an unknown type is shown as it is. */
  type: string;
  /** In the currency's own unit, grams for metals: a decimal string without a sign. */
  amount: string;
  currency: string;
  /** `completed`, `pending`, `failed`, or another value. */
  status: string;
  /** ISO 8601. */
  date: string;
  /** Empty if there is none. */
  description: string;
  /** The message of a transfer. */
  message?: string;
  from?: string;
  to?: string;
  /** In the transaction's currency. */
  fee?: string;
  verified?: boolean;
  /** The transaction's hash on the Solana network. */
  blockchainHash?: string;
}

/** Returns amount plus fee; `UNREADABLE` if either is not a decimal. docs/rules.md RECEIPT-2. */
export function getReceiptTotal({
  amount,
  fee = '0',
}: Pick<TransactionReceipt, 'amount' | 'fee'>): string {
  return isDecimal(amount) && isDecimal(fee) ? add(amount, fee) : UNREADABLE_TEXT;
}
