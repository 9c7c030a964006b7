import { add, isDecimal, UNREADABLE_TEXT } from '../../format';

export interface TransactionReceipt {
  id: string;
  /** As in the history: `sent`, `deposit` …; an unknown type is shown unchanged. */
  type: string;
  /** Unsigned decimal string in units of the currency, grams for metals. */
  amount: string;
  currency: string;
  /** `completed`, `pending`, `failed`, or another value. */
  status: string;
  /** ISO 8601. */
  date: string;
  /** Empty if there is none. */
  description: string;
  message?: string;
  from?: string;
  to?: string;
  /** Decimal string in the transaction's currency. */
  fee?: string;
  verified?: boolean;
  /** Transaction hash on the Solana network. */
  blockchainHash?: string;
}

/** Returns amount plus fee; `UNREADABLE` if either is not a decimal. docs/rules.md RECEIPT-2. */
export function getReceiptTotal({
  amount,
  fee = '0',
}: Pick<TransactionReceipt, 'amount' | 'fee'>): string {
  return isDecimal(amount) && isDecimal(fee) ? add(amount, fee) : UNREADABLE_TEXT;
}
