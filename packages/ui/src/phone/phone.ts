import { AsYouType, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { cleanIdentifier } from '../format/cleanIdentifier';

// In its own entry point, because the library is large.

/** ISO 3166-1 alpha-2 code. */
export type PhoneCountry = CountryCode;

/** The country of numbers without a calling code. */
const HOME_COUNTRY: PhoneCountry = 'PK';

const getDigits = (text: string) => text.replace(/\D/g, '');

/** Returns the number as in E.164 (`+923001234567`), or its digits if it is not a phone number. */
function normalizePhone(phone: string, country: PhoneCountry): string {
  const plain = cleanIdentifier(phone, 'kept');
  return parsePhoneNumberFromString(plain, country)?.number ?? getDigits(plain);
}

/**
 * Whether two texts are the same phone number: '+92 300 1234567' and '0300-1234567'. Texts without digits are none.
 * @param country of numbers without a calling code
 */
export function isSamePhone(a: string, b: string, country: PhoneCountry = HOME_COUNTRY): boolean {
  const number = normalizePhone(a, country);
  return number !== '' && number === normalizePhone(b, country);
}

/**
 * Whether the phone number contains the digits of the search, or begins with it, with or without the calling code.
 * @param country of numbers without a calling code
 */
export function matchesPhone(
  phone: string,
  search: string,
  country: PhoneCountry = HOME_COUNTRY,
): boolean {
  const wanted = cleanIdentifier(search);
  const number = normalizePhone(phone, country);
  if (number.includes(getDigits(wanted))) return true;
  const asYouType = new AsYouType(country);
  asYouType.input(wanted);
  const beginning = asYouType.getNumberValue();
  return beginning !== undefined && getDigits(beginning) !== '' && number.startsWith(beginning);
}
