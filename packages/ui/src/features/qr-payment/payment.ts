import {
  add,
  countDecimals,
  divide,
  isPositive,
  multiply,
  parseAmount,
  roundTo,
  toPlainDecimal,
} from '../../format';
import type { CodeFee } from './parsePaymentCode';

export interface ScannedPayment {
  /** The payee's name, from the code or the server. */
  payee: string;
  /** A positive plain decimal string in the home currency, without `fee`. If omitted, the payer enters the amount. */
  amount?: string;
  /** A fee or tip in addition to the amount. @default none */
  fee?: CodeFee;
  /** Whether the code can be paid only once; paying it again requires confirmation. @default false */
  isOnceOnly?: boolean;
  /** Identifies the code to the server. */
  reference?: string;
}

/** The payer's input as typed. */
export interface PayerInput {
  payerAmount: string;
  tip: string;
}

/** Plain decimal strings in the home currency. */
export interface PaymentTotal {
  amount: string;
  /** The fee or tip; undefined if there is none. */
  fee: string | undefined;
  total: string;
}

/** Whether the payer must enter an amount or a tip. */
export const needsInput = ({ amount, fee }: ScannedPayment): boolean =>
  amount === undefined || fee?.kind === 'tip';

/** Returns the amount without a fee; null if the payer has not entered a valid one. */
export function getAmount(
  { amount }: ScannedPayment,
  { payerAmount }: PayerInput,
  decimals: number,
): string | null {
  const parsed = amount ?? parseAmount(payerAmount, { decimals });
  const isValid = parsed !== null && isPositive(parsed) && countDecimals(parsed) <= decimals;
  return isValid ? toPlainDecimal(parsed) : null;
}

/** Returns the fee or tip, or '0' if there is none; null if the payer entered an invalid tip. */
export function getFee(
  { fee }: ScannedPayment,
  amount: string,
  { tip }: PayerInput,
  decimals: number,
): string | null {
  if (!fee) return '0';
  if (fee.kind === 'fixed') return fee.amount;
  if (fee.kind === 'percentage') {
    return roundTo(divide(multiply(amount, fee.percentage), '100'), decimals);
  }
  const parsed = tip.trim() === '' ? '0' : parseAmount(tip, { decimals });
  return parsed?.startsWith('-') ? null : parsed;
}

/** Returns the total to pay; null if the payer's input is missing or invalid. docs/rules.md QR-11. */
export function getPaymentTotal(
  payment: ScannedPayment,
  input: PayerInput,
  decimals: number,
): PaymentTotal | null {
  const amount = getAmount(payment, input, decimals);
  const fee = amount && getFee(payment, amount, input, decimals);
  if (!amount || !fee) return null;
  return {
    amount,
    fee: isPositive(fee) ? toPlainDecimal(fee) : undefined,
    total: add(amount, fee),
  };
}
