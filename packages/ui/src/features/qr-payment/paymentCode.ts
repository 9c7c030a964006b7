import { compare, toPlainText } from '../../format';
import { createFields, parseFields, type Fields } from './emvFields';
import type { Receiver } from './receiver';

export interface PaymentCode extends Receiver {
  /** Plain decimal string in the market's currency, at most 13 characters. If omitted, the payer enters the amount. */
  amount?: string;
  /** At most 80 characters. */
  note?: string;
}

/** The country of the payment codes, and the currency in which they request payment. */
export interface CodeMarket {
  /** ISO 4217 numeric code of the wallet's home currency: `586` is PKR. */
  currency: string;
  /** ISO 3166-1 alpha-2 code of the country. */
  country: string;
  /** City for a payee without a city, at most 15 characters. */
  city: string;
  /** ISO 639-1 code, in capitals, of the language of non-Latin names. */
  language: string;
}

/** Pakistan, where the codes of `WALLET_ACCOUNT` are used. docs/rules.md QR-4. */
const PAKISTAN: CodeMarket = {
  currency: '586',
  country: 'PK',
  city: 'Pakistan',
  language: 'UR',
};

/** How a payment scheme identifies the payee. */
export interface AccountTemplate {
  /** Tag of the merchant account information, 26 to 51. */
  tag: string;
  /** The scheme's globally unique identifier: a reversed domain name or an application identifier. */
  id: string;
  /** Where the codes are used. Required unless the home currency is PKR. @default Pakistan */
  market?: CodeMarket;
}

/** Our own scheme. For codes that other wallets can read, use the template of a scheme such as Raast. */
export const WALLET_ACCOUNT: AccountTemplate = { tag: '26', id: 'com.rad' };

/** The highest amount, with two decimals, that fits into a code. */
export const MAX_CODE_AMOUNT = '9999999999.99';

/** Whether an amount does not fit into the code's amount field, which has 13 characters. */
export const isTooLong = (amount: string): boolean =>
  amount.length > MAX_CODE_AMOUNT.length || compare(amount, MAX_CODE_AMOUNT) > 0;

const MAX_NAME_LENGTH = 25;
const MAX_CITY_LENGTH = 15;
/** Maximum length of an account number, so that it fits next to the longest scheme identifier, 32 characters. */
const MAX_NUMBER_LENGTH = 59;
const PRINTABLE_ASCII = /^[\x20-\x7E]+$/;

const truncate = (text: string, length: number) =>
  [...text.trim()].slice(0, length).join('').trim();

/** Reduces text to ASCII, which every scanner can display; '' if nothing remains. */
const toAscii = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7E]/g, '')
    .trim();

/** Returns the CRC-16/CCITT-FALSE of the text in UTF-8, as four uppercase hexadecimal digits. */
export function calculateChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Returns a payment code in the format of EMVCo's Merchant-Presented Mode. A non-Latin name is also
 * stored in the language template, as the format requires. Name, city and number are truncated to
 * their maximum lengths. docs/rules.md QR-4.
 * @param account the scheme that the payee's number belongs to, and the country.
 * @throws RangeError if amount or note is too long.
 */
export function createPaymentCode(
  { amount, city = '', ...payment }: PaymentCode,
  account: AccountTemplate = WALLET_ACCOUNT,
): string {
  const { market = PAKISTAN } = account;
  // Copying removes bidi control characters, after which length and checksum would be wrong. docs/rules.md LANG-9.
  const name = toPlainText(payment.name);
  const to = toPlainText(payment.to);
  const note = payment.note && toPlainText(payment.note);
  const latinName = truncate(toAscii(name), MAX_NAME_LENGTH);
  const isLatin = PRINTABLE_ASCII.test(name.trim());
  if (amount && isTooLong(amount)) throw new RangeError('Amount too long');
  const body = createFields({
    '00': '01',
    // 11: static, can be paid repeatedly. 12: dynamic, can be paid once.
    '01': amount ? '12' : '11',
    [account.tag]: createFields({ '00': account.id, '01': truncate(to, MAX_NUMBER_LENGTH) }),
    '52': '0000',
    '53': market.currency,
    '54': amount,
    '58': market.country,
    '59': latinName || truncate(to, MAX_NAME_LENGTH),
    '60': truncate(toAscii(city), MAX_CITY_LENGTH) || market.city,
    '62': note && createFields({ '50': createFields({ '00': WALLET_ACCOUNT.id, '01': note }) }),
    '64': isLatin
      ? undefined
      : createFields({ '00': market.language, '01': truncate(name, MAX_NAME_LENGTH) }),
  });
  return `${body}6304${calculateChecksum(`${body}6304`)}`;
}

export interface ParsedPaymentCode {
  /** Name of the payee, in its original script if the code contains it. */
  name: string;
  city: string;
  /** In the unit of `currency`; undefined if the payer enters the amount. */
  amount: string | undefined;
  /** ISO 4217 numeric code: `586` is PKR. */
  currency: string;
  note: string | undefined;
  /** The fields of each scheme by its tag, 26 to 51; field `00` is the scheme's identifier. */
  accounts: Readonly<Record<string, Fields>>;
  /** The payee's number in our own scheme, if the code has one. */
  to: string | undefined;
}

/** Excludes tags 02 to 25: the merchant accounts of card networks, which contain no fields. */
const isAccountTag = (tag: string) => tag >= '26' && tag <= '51';

/** Parses any EMVCo Merchant-Presented code. Returns null for any other text and never throws. docs/rules.md QR-9. */
export function parsePaymentCode(text: string): ParsedPaymentCode | null {
  const body = text.slice(0, -4);
  if (!body.endsWith('6304') || calculateChecksum(body) !== text.slice(-4)) return null;
  const fields = parseFields(text);
  if (!fields || fields['00'] !== '01' || !text.startsWith('000201')) return null;
  const { '53': currency, '54': amount, '59': name, '60': city } = fields;
  if (currency === undefined || name === undefined || city === undefined) return null;
  if (amount !== undefined && !/^\d+(?:\.\d*)?$/.test(amount)) return null;
  const accounts = Object.fromEntries(
    Object.entries(fields)
      .filter(([tag]) => isAccountTag(tag))
      .map(([tag, value]) => [tag, parseFields(value) ?? {}]),
  );
  const additional = parseFields(fields['62'] ?? '') ?? {};
  const ownNote = parseFields(additional['50'] ?? '') ?? {};
  const ownAccount = Object.values(accounts).find((it) => it['00'] === WALLET_ACCOUNT.id);
  return {
    name: parseFields(fields['64'] ?? '')?.['01'] ?? name,
    city,
    amount,
    currency,
    note: (ownNote['00'] === WALLET_ACCOUNT.id ? ownNote['01'] : undefined) ?? additional['08'],
    accounts,
    to: ownAccount?.['01'],
  };
}
