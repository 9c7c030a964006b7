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
  /** Name of the payee, from the code or the server. */
  payee: string;
  /** Home currency, a plain decimal string above 0, without `fee`. If omitted, the payer enters it. */
  amount?: string;
  /** What the payer adds to the amount. @default nothing */
  fee?: CodeFee;
  /** Whether the code was made for one payment; paying it again requires confirmation. @default false */
  isOnceOnly?: boolean;
  /** Identifies the code to the server. */
  reference?: string;
}

/** Raw input of the payer. */
export interface PayerInput {
  payerAmount: string;
  tip: string;
}

/** In the home currency, plain decimal strings. */
export interface PaymentTotal {
  amount: string;
  /** Fee or tip; undefined if there is none. */
  fee: string | undefined;
  total: string;
}

/** Whether the payer has to enter an amount or a tip. */
export const needsInput = ({ amount, fee }: ScannedPayment): boolean =>
  amount === undefined || fee?.kind === 'tip';

/** Returns the amount to pay, without a fee; null if the payer has not entered a valid one. */
export function getAmount(
  { amount }: ScannedPayment,
  { payerAmount }: PayerInput,
  decimals: number,
): string | null {
  const parsed = amount ?? parseAmount(payerAmount);
  const isValid = parsed !== null && isPositive(parsed) && countDecimals(parsed) <= decimals;
  return isValid ? toPlainDecimal(parsed) : null;
}

/** Returns the fee or tip, '0' if there is none; null if the payer has entered an invalid tip. */
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
  const parsed = tip.trim() === '' ? '0' : parseAmount(tip);
  const isValid = parsed !== null && !parsed.startsWith('-') && countDecimals(parsed) <= decimals;
  return isValid ? parsed : null;
}

/** Returns what is paid in total; null if the payer's input is missing or invalid. docs/rules.md QR-11. */
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
