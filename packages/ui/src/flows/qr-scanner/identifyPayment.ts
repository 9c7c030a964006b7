import { isPositive, toPlainDecimal } from '../../format';
import { parsePaymentCode, type ScannedPayment } from '../qr-payment';
import { ProblemError } from '../shared';

/** ISO 4217 numeric code. */
const PKR = '586';

/**
 * Returns the payment that an EMVCo code with an amount in PKR requests.
 * @throws ProblemError for any other text.
 */
export function identifyPayment(text: string): ScannedPayment {
  const code = parsePaymentCode(text);
  if (!code?.amount || code.currency !== PKR || !isPositive(code.amount)) {
    throw new ProblemError({ id: 'codeNotPayment' });
  }
  return { payee: code.name, amount: toPlainDecimal(code.amount), reference: text };
}
