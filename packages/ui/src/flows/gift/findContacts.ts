import { searchable } from '../../format/searchable';
import type { GiftContact } from './gift';

/** Figures alone, the country's code as the 0 that people dial: 92300… and 0300… are one number. */
const dialled = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?92/, '0');

const LOOKS_LIKE_A_NUMBER = /^[\d\s+()-]+$/;

/** The contacts whose name or phone holds what was searched for. docs/rules.md GIFT-5. */
export function findContacts(contacts: readonly GiftContact[], search: string): GiftContact[] {
  const wanted = searchable(search).trim();
  if (!wanted) return [...contacts];
  if (LOOKS_LIKE_A_NUMBER.test(wanted)) {
    const digits = wanted.replace(/\D/g, '');
    if (!digits) return [];
    return contacts.filter(
      ({ phone }) =>
        searchable(phone).replace(/\D/g, '').includes(digits) ||
        dialled(searchable(phone)).includes(dialled(wanted)),
    );
  }
  return contacts.filter(({ name }) => searchable(name).includes(wanted));
}
