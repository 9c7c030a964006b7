import { isBlank, isPositive } from '../../format';
import { LOCALES } from '../../locale/languages';
import { WALLET_SCHEME } from './accounts';
import { calculateChecksum } from './checksum';
import { parseFields, type Fields } from './emvFields';

/** A fee or tip in addition to the amount. */
export type CodeFee =
  /** The payer decides on the tip. */
  | { kind: 'tip' }
  /** A plain decimal string in units of the code's currency. */
  | { kind: 'fixed'; amount: string }
  /** Percentage of the amount, a plain decimal string from 0.01 to 99.99. */
  | { kind: 'percentage'; percentage: string };

export interface ParsedPaymentCode {
  /** The payee's name, in its original script if the code contains it in one of the reader's languages. */
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** Merchant category, ISO 18245: four digits. */
  category: string;
  /** In units of `currency`, without `fee`; undefined if the payer enters the amount. */
  amount: string | undefined;
  fee: CodeFee | undefined;
  /** ISO 4217 numeric code: `586` is PKR. */
  currency: string;
  note: string | undefined;
  /** Whether the code can be paid only once. */
  isOnceOnly: boolean;
  /** Merchant account information by tag, 26 to 51; sub-field `00` identifies the scheme. */
  accounts: Readonly<Record<string, Fields>>;
  /** The payee's number in the wallet's own scheme, if included. */
  to: string | undefined;
}

/** A required field that is missing or has an invalid value. */
export type InvalidField =
  | 'format'
  | 'usage'
  | 'account'
  | 'name'
  | 'city'
  | 'country'
  | 'currency'
  | 'category'
  | 'amount'
  | 'fee';

export type PaymentCodeResult =
  | { kind: 'code'; code: ParsedPaymentCode }
  /** Other text, such as a link. */
  | { kind: 'notPaymentCode' }
  /** A payment code with a wrong checksum or length. */
  | { kind: 'damaged' }
  | { kind: 'invalid'; field: InvalidField };

const MAX_AMOUNT_LENGTH = 13;

/** EMVCo allows an amount without digits after the point: ‘98.’. */
const isAmount = (text: string) =>
  text.length <= MAX_AMOUNT_LENGTH &&
  /^\d+(?:\.\d*)?$/.test(text) &&
  isPositive(text.replace(/\.$/, ''));

const isPercentage = (text: string) => /^\d{1,2}(?:\.\d{1,2})?$/.test(text) && isPositive(text);

/** Returns undefined without a fee, and null if the fee fields contradict each other. */
function parseFee({
  '55': kind,
  '56': amount,
  '57': percentage,
}: Fields): CodeFee | null | undefined {
  const has = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other === undefined;
  if (kind === '02' && has(amount, percentage) && isAmount(amount ?? '')) {
    return { kind: 'fixed', amount: (amount ?? '').replace(/\.$/, '') };
  }
  if (kind === '03' && has(percentage, amount) && isPercentage(percentage ?? '')) {
    return { kind: 'percentage', percentage: percentage ?? '' };
  }
  if (amount !== undefined || percentage !== undefined) return null;
  if (kind === '01') return { kind: 'tip' };
  return kind === undefined ? undefined : null;
}

/** Tags 02 to 25 are card network accounts, which have no sub-fields. */
const isTemplateTag = (tag: string) => tag >= '26' && tag <= '51';
const isAccountTag = (tag: string) => tag >= '02' && tag <= '51';

const isFilled = (text: string | undefined): boolean => text !== undefined && !isBlank(text);

function findInvalidField(fields: Fields): InvalidField | undefined {
  const { '00': format, '01': usage, '54': amount } = fields;
  const checks: Record<InvalidField, boolean> = {
    format: format === '01',
    usage: usage === undefined || usage === '11' || usage === '12',
    account: Object.keys(fields).some(isAccountTag),
    name: isFilled(fields['59']),
    city: isFilled(fields['60']),
    country: /^[A-Z]{2}$/i.test(fields['58'] ?? ''),
    currency: /^\d{3}$/.test(fields['53'] ?? ''),
    category: /^\d{4}$/.test(fields['52'] ?? ''),
    amount: amount === undefined || isAmount(amount),
    fee: parseFee(fields) !== null,
  };
  return (Object.keys(checks) as InvalidField[]).find((field) => !checks[field]);
}

/** Returns the name from the language template if the reader supports its language. */
function getLocalName(template: string | undefined, languages: readonly string[]) {
  const { '00': language = '', '01': name } = parseFields(template ?? '') ?? {};
  return languages.includes(language.toLowerCase()) && isFilled(name) ? name : undefined;
}

function getNote(fields: Fields): string | undefined {
  const additional = parseFields(fields['62'] ?? '') ?? {};
  const own = parseFields(additional['50'] ?? '') ?? {};
  const note = own['00'] === WALLET_SCHEME ? own['01'] : additional['08'];
  // `***` asks the payer to enter the purpose.
  return note === '***' ? undefined : note;
}

/** Returns a code's fields; null if a length or the checksum is wrong. */
function parseChecked(text: string): Fields | null {
  const body = text.slice(0, -4);
  const checksum = text.slice(-4).toUpperCase();
  if (!body.endsWith('6304') || calculateChecksum(body) !== checksum) return null;
  const fields = parseFields(text);
  return fields?.['63']?.toUpperCase() === checksum ? fields : null;
}

/**
 * Parses any EMVCo Merchant-Presented code, or returns why it cannot be paid. Never throws. docs/rules.md QR-9.
 * @param languages ISO 639-1 codes of the languages that the reader supports. @default the wallet's languages
 */
export function readPaymentCode(
  text: string,
  languages: readonly string[] = LOCALES,
): PaymentCodeResult {
  // Scanners and files add line breaks.
  const payload = text.trim();
  if (!/^0002\d\d/.test(payload)) return { kind: 'notPaymentCode' };
  const fields = parseChecked(payload);
  if (!fields) return { kind: 'damaged' };
  const field = findInvalidField(fields);
  if (field) return { kind: 'invalid', field };
  const accounts = Object.fromEntries(
    Object.entries(fields)
      .filter(([tag]) => isTemplateTag(tag))
      .map(([tag, value]) => [tag, parseFields(value) ?? {}]),
  );
  const { '53': currency = '', '54': amount, '59': name = '', '60': city = '' } = fields;
  const ownAccount = Object.values(accounts).find((it) => it['00'] === WALLET_SCHEME);
  const code = {
    name: getLocalName(fields['64'], languages) ?? name,
    city,
    country: fields['58'] ?? '',
    category: fields['52'] ?? '',
    amount,
    fee: parseFee(fields) ?? undefined,
    currency,
    note: getNote(fields),
    isOnceOnly: fields['01'] === '12',
    accounts,
    to: ownAccount?.['01'],
  };
  return { kind: 'code', code };
}

/** Returns a payment code, or null for any other text. docs/rules.md QR-9. */
export function parsePaymentCode(text: string): ParsedPaymentCode | null {
  const result = readPaymentCode(text);
  return result.kind === 'code' ? result.code : null;
}
