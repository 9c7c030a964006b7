import { toSearchable } from '../../format/searchText';
import type { GiftContact } from './gift';

const getDigits = (text: string) => text.replace(/\D/g, '');

const PHONE_NUMBER_PATTERN = /^[\d\s+()-]+$/;

/** Whether a phone number contains the searched one. */
export type PhoneMatcher = (phone: string, search: string) => boolean;

/** Compares digits, until the code that knows calling codes has loaded. */
const containsDigits: PhoneMatcher = (phone, search) =>
  getDigits(toSearchable(phone)).includes(getDigits(search));

/** Returns the contacts whose name or phone number contains the search text. docs/rules.md GIFT-5. */
export function findContacts(
  contacts: readonly GiftContact[],
  search: string,
  matchesPhone: PhoneMatcher = containsDigits,
): GiftContact[] {
  const wanted = toSearchable(search).trim();
  if (!wanted) return [...contacts];
  if (PHONE_NUMBER_PATTERN.test(wanted)) {
    if (getDigits(wanted) === '') return [];
    return contacts.filter(({ phone }) => matchesPhone(phone, wanted));
  }
  return contacts.filter(({ name }) => toSearchable(name).includes(wanted));
}
