import type { GiftContact } from './gift';

const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Lower case, without accents, digits in Latin. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase();
}

/** Figures alone, the country's code as the 0 that people dial: 92300… and 0300… are one number. */
const dialled = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?92/, '0');

const LOOKS_LIKE_A_NUMBER = /^[\d\s+()-]+$/;

/** The contacts whose name or phone holds what was searched for. docs/rules.md GIFT-5. */
export function findContacts(contacts: readonly GiftContact[], search: string): GiftContact[] {
  const wanted = plain(search).trim();
  if (!wanted) return [...contacts];
  if (LOOKS_LIKE_A_NUMBER.test(wanted)) {
    const digits = wanted.replace(/\D/g, '');
    if (!digits) return [];
    return contacts.filter(
      ({ phone }) =>
        plain(phone).replace(/\D/g, '').includes(digits) ||
        dialled(plain(phone)).includes(dialled(wanted)),
    );
  }
  return contacts.filter(({ name }) => plain(name).includes(wanted));
}
