import { countDecimals, toPlainDecimal, toPlainText } from '../../format';
import { readPaymentCode, type CodeFee, type ScannedPayment } from '../qr-payment';
import { ProblemError } from '../../engine';

const invalid = (field: string) => new ProblemError({ id: 'codeInvalid', values: { field } });

/** Removes a point without digits after it: ‘98.’. */
const toAmount = (text: string) => toPlainDecimal(text.replace(/\.$/, ''));

const getFixedFee = (fee: CodeFee | undefined) => (fee?.kind === 'fixed' ? fee.amount : '0');

/** Returns the language of the page as the reader's only language: `WalletProvider` sets it. */
function getReaderLanguages(): readonly string[] {
  const [language] = (globalThis.document?.documentElement.lang ?? '').toLowerCase().split('-');
  return language ? [language] : [];
}

/**
 * Returns the payment requested by an EMVCo code. If the code has no amount, the payer enters it.
 * @param currency ISO 4217 numeric code of the wallet's home currency; `586` is PKR
 * @param decimals maximum number of decimals in the amount and the fee. docs/rules.md MONEY-16.
 * @param languages ISO 639-1 codes of the languages that the reader uses: the payee's name is shown in one of them, if
 *   the code has it. @default the language of the page. docs/rules.md QR-9.
 * @throws ProblemError for any other text, with the reason
 */
export function identifyPayment(
  text: string,
  currency = '586',
  decimals = 2,
  languages: readonly string[] = getReaderLanguages(),
): ScannedPayment {
  const result = readPaymentCode(text, languages);
  if (result.kind === 'notPaymentCode') throw new ProblemError({ id: 'codeNotPayment' });
  if (result.kind === 'damaged') throw new ProblemError({ id: 'codeDamaged' });
  if (result.kind === 'invalid') throw invalid(result.field);
  const { code } = result;
  // Bidi controls could reorder the name and the surrounding text on the confirmation.
  const payee = toPlainText(code.name).trim();
  if (payee === '') throw invalid('name');
  if (code.currency !== currency) throw new ProblemError({ id: 'codeOtherCurrency' });
  const amount = code.amount === undefined ? undefined : toAmount(code.amount);
  if (amount !== undefined && countDecimals(amount) > decimals) throw invalid('amount');
  if (countDecimals(getFixedFee(code.fee)) > decimals) throw invalid('fee');
  return {
    payee,
    reference: text.trim(),
    ...(amount !== undefined && { amount }),
    ...(code.fee && { fee: code.fee }),
    ...(code.isOnceOnly && { isOnceOnly: true }),
  };
}
