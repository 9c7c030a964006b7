import { countDecimals, isPositive, parseAmount, toPlainDecimal, toPlainText } from '../../format';
import { parsePaymentCode, type ScannedPayment } from '../qr-payment';
import { ProblemError } from '../../engine';

/**
 * Returns the payment that an EMVCo code requests. The code must contain a name, and an amount in `currency`.
 * @param currency ISO 4217 numeric code of the wallet's home currency; `586` is PKR.
 * @param decimals the maximum number of decimals of the amount. docs/rules.md MONEY-16.
 * @throws ProblemError for any other text.
 */
export function identifyPayment(text: string, currency = '586', decimals = 2): ScannedPayment {
  const code = parsePaymentCode(text);
  // EMVCo allows an amount without digits after the point: ‘98.’.
  const amount = parseAmount(code?.amount ?? '');
  // Bidi controls could reorder the name, and the text around it, on the confirmation.
  const payee = toPlainText(code?.name ?? '').trim();
  const isPayable = amount !== null && isPositive(amount) && countDecimals(amount) <= decimals;
  if (code?.currency !== currency || !isPayable || payee === '') {
    throw new ProblemError({ id: 'codeNotPayment' });
  }
  return { payee, amount: toPlainDecimal(amount), reference: text };
}
