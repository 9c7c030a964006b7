import { latinDigits } from './latinDigits';

/** A text as a search compares it: lower case, without accents, digits in Latin. */
export function searchable(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
}
