import { electronicFormatIBAN, extractIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { cleanIdentifier } from '../../format';
import { toBank, type Bank, type BankCountry } from './countries';

export type IbanProblem =
  /** It is not an IBAN of the country, or no IBAN. */
  | { id: 'country' }
  | { id: 'length' }
  | { id: 'checkDigits' }
  /** It contains the code of another bank. */
  | { id: 'bank'; bank: string };

/** Some countries use the first four letters of the bank's BIC. */
const hasCode = ({ code }: Bank, identifier: string) =>
  code === identifier || (/^[A-Z]{4}$/.test(identifier) && code.startsWith(identifier));

/** Compares an IBAN with ISO 13616 and with the chosen bank. docs/rules.md PAYEE-5. */
export function findIbanProblem(
  account: string,
  { country, banks, bank }: { country: string; banks: BankCountry['banks']; bank: string | null },
): IbanProblem | null {
  const iban = electronicFormatIBAN(cleanIdentifier(account)) ?? '';
  if (!iban.startsWith(country)) return { id: 'country' };
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return { id: 'length' };
  if (errorCodes.length > 0) return { id: 'checkDigits' };
  const { bankIdentifier } = extractIBAN(iban);
  if (bankIdentifier === undefined) return null;
  const named = banks.map(toBank).find((one) => hasCode(one, bankIdentifier));
  return named && named.code !== bank ? { id: 'bank', bank: named.name } : null;
}
