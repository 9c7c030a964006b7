import { isPositive, toPlainDecimal } from '../../format';
import { parsePaymentCode, type ScannedPayment } from '../qr-payment';
import { ProblemError } from '../shared';

/**
 * Returns the payment that an EMVCo code requests. The code must contain an amount in `currency`.
 * @param currency ISO 4217 numeric code of the wallet's home currency; `586` is PKR.
 * @throws ProblemError for any other text.
 */
export function identifyPayment(text: string, currency = '586'): ScannedPayment {
  const code = parsePaymentCode(text);
  if (!code?.amount || code.currency !== currency || !isPositive(code.amount)) {
    throw new ProblemError({ id: 'codeNotPayment' });
  }
  return { payee: code.name, amount: toPlainDecimal(code.amount), reference: text };
}
