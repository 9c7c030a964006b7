import { toSearchable } from '../../format/searchText';
import type { GiftContact } from './gift';

const getDigits = (text: string) => text.replace(/\D/g, '');

/** International prefix and country calling code (ITU-T E.164; no code is the beginning of another). */
const CALLING_CODE =
  /^(?:\+|00)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Returns the digits with the country code replaced by 0, so +92300… and 0300… are equal. */
const toNational = (phone: string) =>
  getDigits(phone.replace(/[^\d+]/g, '').replace(CALLING_CODE, '0'));

const PHONE_NUMBER_PATTERN = /^[\d\s+()-]+$/;

/** Whether the phone number contains the wanted number. Either can have a country code. */
function matchesNumber(phone: string, wanted: string): boolean {
  const digits = getDigits(phone);
  if (digits.includes(getDigits(wanted))) return true;
  // A country code alone leaves only the 0, which every number contains.
  const national = toNational(wanted);
  if (national !== '0' && toNational(phone).includes(national)) return true;
  // 92300… without a prefix finds 0300….
  const withoutCode = toNational(`+${wanted}`);
  return withoutCode !== '0' && /^0[1-9]/.test(digits) && digits.startsWith(withoutCode);
}

/**
 * Returns the contacts whose name or phone number contains the search text. docs/rules.md GIFT-5.
 */
export function findContacts(contacts: readonly GiftContact[], search: string): GiftContact[] {
  const wanted = toSearchable(search).trim();
  if (!wanted) return [...contacts];
  if (PHONE_NUMBER_PATTERN.test(wanted)) {
    if (getDigits(wanted) === '') return [];
    return contacts.filter(({ phone }) => matchesNumber(toSearchable(phone), wanted));
  }
  return contacts.filter(({ name }) => toSearchable(name).includes(wanted));
}
