import { toLatinDigits } from './toLatinDigits';

/** Characters without a glyph from chats and PDFs: soft hyphens, direction marks, joiners, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu;
const SPACES = /\s+/g;

/** Removes characters without a glyph, and replaces white space with single spaces. */
export const cleanText = (text: string): string =>
  text.replace(SPACES, ' ').replace(INVISIBLE, '').trim();

/**
 * Cleans a typed or pasted account number, wallet id, address or phone number: removes invisible characters and
 * converts digits to Latin ones. Returns '' if nothing remains. docs/rules.md LANG-13.
 * @param spaces whether to keep single spaces, as in phone numbers
 */
export const cleanIdentifier = (text: string, spaces: 'removed' | 'kept' = 'removed'): string =>
  toLatinDigits(cleanText(text)).replace(SPACES, spaces === 'kept' ? ' ' : '');

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => cleanText(text) === '';
