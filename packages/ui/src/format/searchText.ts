import { toLatinDigits } from './toLatinDigits';

/** Letters that Arabic and Urdu keyboards encode differently, and characters that only stretch or join words. */
const LETTER_VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/[\u0649\u064a]/g, '\u06cc'],
  [/\u0643/g, '\u06a9'],
  [/[\u0629\u0647\u06be\u06c3\u06d5]/g, '\u06c1'],
  [/[\u0640\p{Default_Ignorable_Code_Point}]/gu, ''],
];

const GROUPING_COMMAS = /(?<=\d)[,\u060c\u066c](?=\d)/g;

/**
 * Normalises text: lower case, no accents, Latin digits, single spaces, no invisible characters, and one code point for
 * all variants of an Arabic letter.
 */
export function toSearchable(text: string): string {
  const plain = toLatinDigits(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  return LETTER_VARIANTS.reduce(
    (folded, [variants, letter]) => folded.replace(variants, letter),
    plain.replace(/\s+/g, ' '),
  );
}

/** Normalises text for a word search: like `toSearchable`, but trimmed and with ungrouped numbers. */
export function toSearchText(text: string): string {
  return toSearchable(text).replace(GROUPING_COMMAS, '').trim();
}

/** Splits a search input into words, normalised with `toSearchText`. */
export function splitSearchWords(search: string): string[] {
  return toSearchText(search).split(' ').filter(Boolean);
}
