import { cleanIdentifier, toLatinDigits, toPlainText } from '../../format';
import type { Fields } from './emvFields';

/** Country of the payment codes, and the currency in which they request payment. */
export interface CodeMarket {
  /** ISO 4217 numeric code of the wallet's home currency: `586` is PKR. */
  currency: string;
  /** ISO 3166-1 alpha-2 code of the country. */
  country: string;
  /** Fallback city for a payee without one, at most 15 characters. */
  city: string;
  /** ISO 639-1 code, in capitals, of the language of non-Latin names. */
  language: string;
  /** Decimals of the currency. @default in `QrPaymentFlow`, those of the home currency; otherwise 2 */
  decimals?: number;
}

/** Merchant account information: the account that a code pays into, in one or more payment schemes. */
export interface MerchantAccountInfo {
  /**
   * Merchant account information by tag, 26 to 51, each with its sub-fields by tag. Sub-field `00` identifies the
   * scheme.
   */
  templates: Readonly<Record<string, Fields>>;
  /** Where the codes are used. Required unless the home currency is PKR. @default `PAKISTAN` */
  market?: CodeMarket;
}

/** The market for Raast and the wallet's own codes. docs/rules.md QR-4. */
export const PAKISTAN: CodeMarket = {
  currency: '586',
  country: 'PK',
  city: 'Pakistan',
  language: 'UR',
};

const INDONESIA: CodeMarket = {
  currency: '360',
  country: 'ID',
  city: 'Jakarta',
  language: 'ID',
};

const SINGAPORE: CodeMarket = {
  currency: '702',
  country: 'SG',
  city: 'Singapore',
  language: 'ZH',
};

const THAILAND: CodeMarket = { currency: '764', country: 'TH', city: 'Bangkok', language: 'TH' };

/** Identifier of the wallet's own scheme. */
export const WALLET_SCHEME = 'com.rad';

/** Maximum length of an account number that fits next to the longest scheme identifier, 32 characters. */
const MAX_NUMBER_LENGTH = 59;

const cleanNumber = (text: string) => toLatinDigits(toPlainText(text)).trim();

/** An account in the wallet's own scheme. For codes that other wallets can pay, use a scheme such as Raast. */
export const createWalletAccount = (
  /** Wallet number, such as a phone number. */
  to: string,
  market?: CodeMarket,
): MerchantAccountInfo => ({
  templates: { 26: { '00': WALLET_SCHEME, '01': cleanNumber(to).slice(0, MAX_NUMBER_LENGTH) } },
  market,
});

export interface RaastMerchant {
  /** Identifier assigned by the merchant's bank, at most 32 characters. */
  id: string;
  /** BIC of the merchant's bank, such as `MUCBPKKKRTG`. */
  bank: string;
  iban: string;
}

/** An account in Raast, Pakistan's instant payment system. */
export const createRaastAccount = ({ id, bank, iban }: RaastMerchant): MerchantAccountInfo => ({
  templates: { 28: { '00': id, '01': bank, '02': cleanIdentifier(iban).toUpperCase() } },
  market: PAKISTAN,
});

export interface QrisMerchant {
  /** The merchant's data at its acquirer. */
  acquirer: {
    /** Reversed domain name, such as `COM.EXAMPLE.WWW`. */
    id: string;
    /** Merchant PAN, 18 or 19 digits. */
    pan: string;
    merchantId: string;
  };
  /** National merchant id (NMID), such as `ID1020021181745`. */
  nationalId: string;
  /** Size of the business: micro, small, medium, large or regular. */
  size: 'UMI' | 'UKE' | 'UME' | 'UBE' | 'URE';
}

/** An account in QRIS, Indonesia's national standard. */
export const createQrisAccount = ({
  acquirer,
  nationalId,
  size,
}: QrisMerchant): MerchantAccountInfo => ({
  templates: {
    26: { '00': acquirer.id, '01': acquirer.pan, '02': acquirer.merchantId, '03': size },
    51: { '00': 'ID.CO.QRIS.WWW', '02': nationalId, '03': size },
  },
  market: INDONESIA,
});

export type PayNowPayee = (
  | { /** Mobile number, such as `+65 9123 4567`. */ mobile: string }
  | { /** Unique entity number of a business. */ uen: string }
) & {
  /** Whether the payer may change the amount. @default false */
  isAmountEditable?: boolean;
  /** Last day on which the code can be paid, `YYYYMMDD`. @default none */
  expiresOn?: string;
};

const keepDigits = (text: string) => cleanNumber(text).replaceAll(/\D/g, '');

/** Formats a mobile number in E.164; one of eight digits has no country code: `+6591234567`. */
const toPayNowNumber = (mobile: string) =>
  `+${keepDigits(mobile)
    .replace(/^00/, '')
    .replace(/^(?=\d{8}$)/, '65')}`;

/** An account in PayNow, Singapore's instant payment system. */
export const createPayNowAccount = (payee: PayNowPayee): MerchantAccountInfo => ({
  templates: {
    26: {
      '00': 'SG.PAYNOW',
      '01': 'uen' in payee ? '2' : '0',
      '02':
        'uen' in payee ? cleanIdentifier(payee.uen).toUpperCase() : toPayNowNumber(payee.mobile),
      '03': payee.isAmountEditable ? '1' : '0',
      ...(payee.expiresOn && { '04': payee.expiresOn }),
    },
  },
  market: SINGAPORE,
});

export type PromptPayPayee =
  | { /** Thai mobile number, such as `081 234 5678`. */ mobile: string }
  | { /** National ID or tax ID: 13 digits. */ nationalId: string }
  | { /** E-wallet ID: 15 digits. */ eWalletId: string };

/**
 * Formats a mobile number with country code as 13 digits: `0066812345678`. People also write the zero of the national
 * number after the country code: `+66 (0)81 234 5678`.
 */
const toThaiNumber = (mobile: string) =>
  keepDigits(mobile)
    .replace(/^(?:(?:00)?66)?0?(?=[1-9]\d{8}$)/, '66')
    .padStart(13, '0');

function getPromptPayField(payee: PromptPayPayee): Fields {
  if ('mobile' in payee) return { '01': toThaiNumber(payee.mobile) };
  if ('nationalId' in payee) return { '02': keepDigits(payee.nationalId) };
  return { '03': keepDigits(payee.eWalletId) };
}

/** An account in PromptPay, Thailand's instant payment system. */
export const createPromptPayAccount = (payee: PromptPayPayee): MerchantAccountInfo => ({
  templates: { 29: { '00': 'A000000677010111', ...getPromptPayField(payee) } },
  market: THAILAND,
});
