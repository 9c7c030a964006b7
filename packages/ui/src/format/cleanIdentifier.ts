import { toLatinDigits } from './toLatinDigits';

/** Characters without a glyph, which chats and PDFs add: soft hyphens, direction marks, joiners, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu;
const SPACES = /\s+/g;

/** Removes characters without a glyph. White space becomes single spaces. */
export const cleanText = (text: string): string =>
  text.replace(SPACES, ' ').replace(INVISIBLE, '').trim();

/**
 * Cleans a typed or pasted account number, wallet id, address or phone number: no invisible characters, Latin digits.
 * Empty if nothing is left. docs/rules.md LANG-13.
 * @param spaces whether single spaces are kept, as in phone numbers
 */
export const cleanIdentifier = (text: string, spaces: 'removed' | 'kept' = 'removed'): string =>
  toLatinDigits(cleanText(text)).replace(SPACES, spaces === 'kept' ? ' ' : '');

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => cleanText(text) === '';
