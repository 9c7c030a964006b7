import { searchable } from '../../format/searchable';
import type { GiftContact } from './gift';

/** Returns the digits with the country code replaced by 0, so that 92300… and 0300… are equal. */
const normalizePhone = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?92/, '0');

const LOOKS_LIKE_A_NUMBER = /^[\d\s+()-]+$/;

/** Returns the contacts whose name or phone contains the search text. docs/rules.md GIFT-5. */
export function findContacts(contacts: readonly GiftContact[], search: string): GiftContact[] {
  const wanted = searchable(search).trim();
  if (!wanted) return [...contacts];
  if (LOOKS_LIKE_A_NUMBER.test(wanted)) {
    const digits = wanted.replace(/\D/g, '');
    if (!digits) return [];
    return contacts.filter(
      ({ phone }) =>
        searchable(phone).replace(/\D/g, '').includes(digits) ||
        normalizePhone(searchable(phone)).includes(normalizePhone(wanted)),
    );
  }
  return contacts.filter(({ name }) => searchable(name).includes(wanted));
}
