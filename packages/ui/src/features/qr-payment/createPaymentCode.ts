import { compare, countDecimals, isPositive, toPlainDecimal } from '../../format';
import {
  createWalletAccount,
  PAKISTAN,
  WALLET_SCHEME,
  type CodeMarket,
  type MerchantAccountInfo,
} from './accounts';
import { calculateChecksum } from './checksum';
import { cleanCodeText, hasOtherScript, toAscii, truncate } from './codeText';
import { createFields } from './emvFields';
import type { Receiver } from './receiver';

export interface PaymentCode extends Receiver {
  /**
   * Positive plain decimal string in the market's currency, at most 13 characters. If omitted, the payer enters the
   * amount.
   */
  amount?: string;
  /** At most 80 characters. */
  note?: string;
}

/** The highest amount with two decimals that fits into a code. */
export const MAX_CODE_AMOUNT = '9999999999.99';

/** Whether an amount does not fit into the code's amount field of 13 characters. */
export const isTooLong = (amount: string): boolean =>
  amount.length > MAX_CODE_AMOUNT.length || compare(amount, MAX_CODE_AMOUNT) > 0;

/** Whether a code can request the amount: positive, not too long, and without excess decimals for the currency. */
export const canRequest = (amount: string, { decimals = 2 }: CodeMarket = PAKISTAN): boolean =>
  isPositive(amount) && !isTooLong(toPlainDecimal(amount)) && countDecimals(amount) <= decimals;

const MAX_NAME_LENGTH = 25;
const MAX_CITY_LENGTH = 15;
/** Returns the name that every scanner can display: the Latin letters of the name, otherwise the number. */
const getLatinName = ({ name, to }: Receiver): string =>
  truncate(toAscii(cleanCodeText(name)) || toAscii(to), MAX_NAME_LENGTH);

/** Whether codes can be created for the payee: the wallet's own scheme needs a number, others a Latin name or a number. */
export const canReceive = (receiver: Receiver, account: MerchantAccountInfo | undefined): boolean =>
  getLatinName(account ? receiver : { ...receiver, name: '' }) !== '';

const isTemplateTag = (tag: string) => /^\d{2}$/.test(tag) && tag >= '26' && tag <= '51';

function createTemplates({ templates }: MerchantAccountInfo) {
  const entries = Object.entries(templates);
  if (entries.length === 0) throw new RangeError('A payment code needs an account');
  return Object.fromEntries(
    entries.map(([tag, fields]) => {
      if (!isTemplateTag(tag)) throw new RangeError(`Tag ${tag} is not an account: use 26 to 51`);
      if (!fields['00']) throw new RangeError(`Account ${tag} has no identifier of its scheme`);
      return [tag, createFields(fields)];
    }),
  );
}

/**
 * Returns a payment code in EMVCo's Merchant-Presented Mode. A non-Latin name is also stored in the language template,
 * as the format requires. Name and city are truncated to their maximum lengths and stripped of emoji. docs/rules.md
 * QR-4.
 * @param account the receiving account. @default the receiver's number in the wallet's own scheme
 * @throws RangeError if the amount is not positive or has too many digits, if the note or the account is too long, or
 * if there is neither a name nor a number
 */
export function createPaymentCode(
  { amount, city = '', category = '0000', note = '', ...receiver }: PaymentCode,
  account: MerchantAccountInfo = createWalletAccount(receiver.to),
): string {
  const { market = PAKISTAN } = account;
  if (amount !== undefined && !canRequest(amount, market)) {
    throw new RangeError(`A payment code cannot request the amount ${amount}`);
  }
  if (!/^\d{4}$/.test(category)) throw new RangeError('A category has four digits');
  const name = cleanCodeText(receiver.name);
  const latinName = getLatinName(receiver);
  if (latinName === '') throw new RangeError('A payment code needs a name or a number');
  const cleanNote = cleanCodeText(note);
  const body = createFields({
    '00': '01',
    // 11: static, can be paid repeatedly. 12: dynamic, can be paid only once.
    '01': amount ? '12' : '11',
    ...createTemplates(account),
    '52': category,
    '53': market.currency,
    '54': amount && toPlainDecimal(amount),
    '58': market.country,
    '59': latinName,
    '60': truncate(toAscii(city), MAX_CITY_LENGTH) || market.city,
    '62':
      cleanNote && createFields({ '50': createFields({ '00': WALLET_SCHEME, '01': cleanNote }) }),
    '64': hasOtherScript(name)
      ? createFields({ '00': market.language, '01': truncate(name, MAX_NAME_LENGTH) })
      : undefined,
  });
  return `${body}6304${calculateChecksum(`${body}6304`)}`;
}
