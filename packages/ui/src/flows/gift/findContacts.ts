import { toSearchable } from '../../format/searchText';
import type { GiftContact } from './gift';

/** Returns the digits with the country code replaced by 0, so 92300… and 0300… are equal. */
const normalizePhone = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?92/, '0');

const LOOKS_LIKE_A_NUMBER = /^[\d\s+()-]+$/;

/**
 * Returns the contacts whose name or phone number contains the search text. docs/rules.md GIFT-5.
 */
export function findContacts(contacts: readonly GiftContact[], search: string): GiftContact[] {
  const wanted = toSearchable(search).trim();
  if (!wanted) return [...contacts];
  if (LOOKS_LIKE_A_NUMBER.test(wanted)) {
    const digits = wanted.replace(/\D/g, '');
    if (!digits) return [];
    return contacts.filter(
      ({ phone }) =>
        toSearchable(phone).replace(/\D/g, '').includes(digits) ||
        normalizePhone(toSearchable(phone)).includes(normalizePhone(wanted)),
    );
  }
  return contacts.filter(({ name }) => toSearchable(name).includes(wanted));
}
