import type { Problem } from '../../components/Toast';
import {
  cleanIdentifier,
  isBlank,
  parseAmount,
  parseHomeAmount,
  toPlainDecimal,
  type MoneyDefinition,
} from '../../format';
import type { PreparedRequest } from '../../engine/requests';
import type { Bill } from './bills';

export interface BillDetails {
  provider: string | null;
  accountNumber: string;
  /** Raw input, in the home currency. */
  amount: string;
}

export const emptyDetails: BillDetails = { provider: null, accountNumber: '', amount: '' };

/** Input of the actor `payBill`. Repeating an `idempotencyKey` must not pay again. */
export interface PayBillInput {
  category: string;
  provider: string;
  accountNumber: string;
  /** A plain decimal string in the home currency. */
  amount: string;
  /** Id of the recent bill; set only if its provider and amount are unchanged. */
  billId?: string;
  idempotencyKey: string;
}

export type BillPayment = Omit<PayBillInput, 'idempotencyKey'>;

export interface BillReceipt {
  /** ISO 8601. */
  paidAt: string;
}

export function isMissing(details: BillDetails, field: keyof BillDetails): boolean {
  return isBlank(details[field] ?? '');
}

/** Returns the first violated rule, in the order of docs/rules.md BILL-5, BILL-6. */
export function findProblem(details: BillDetails, money?: MoneyDefinition): Problem | null {
  const fields = ['provider', 'accountNumber', 'amount'] as const;
  if (fields.some((field) => isMissing(details, field))) return { id: 'missingInformation' };
  return parseHomeAmount(details.amount, money) !== null ? null : { id: 'invalidAmount' };
}

function toPlainAmount(amount: string): string | null {
  const parsed = parseAmount(amount);
  return parsed === null ? null : toPlainDecimal(parsed);
}

interface EnteredPayment {
  category: string | null;
  details: BillDetails;
  bill: Bill | null;
  paidAt: string | null;
}

/** Returns null while the payment is incomplete. */
export function toPayment({
  category,
  details,
  bill,
}: Omit<EnteredPayment, 'paidAt'>): BillPayment | null {
  const { provider } = details;
  const amount = toPlainAmount(details.amount);
  if (!category || !provider || amount === null) return null;
  // With another provider or amount, this is no longer the selected bill (docs/rules.md BILL-3).
  const isBill = provider === bill?.provider && amount === toPlainAmount(bill.amount);
  return {
    category,
    provider,
    accountNumber: cleanIdentifier(details.accountNumber, 'kept'),
    amount,
    ...(isBill && { billId: bill.id }),
  };
}

/** Returns null while the payment is incomplete. */
export function preparePayment(entered: EnteredPayment): PreparedRequest<BillPayment> | null {
  const payment = toPayment(entered);
  if (!payment) return null;
  const { provider, accountNumber, amount } = payment;
  const { category, details, bill, paidAt } = entered;
  return {
    request: payment,
    payee: [provider, accountNumber],
    summary: { payee: `${provider}, ${accountNumber}`, amount },
    entered: { category, details, bill, paidAt },
  };
}
