import { deburr } from 'es-toolkit/string';
import { toLatinDigits, toPlainText } from '../../format';

/** Readers count these as one or two characters, so any length field would be wrong for some readers. */
const BEYOND_TWO_BYTES = /[\u{10000}-\u{10FFFF}]/gu;

/** Symbols, and characters that join and modify emoji. Includes copyright and trademark signs. */
const SYMBOLS = /\p{Extended_Pictographic}|\u200d|\u20e3|\ufe0e|\ufe0f/gu;

const CONTROLS = /\p{Cc}/gu;

/**
 * Removes characters that other wallets cannot read. Also removes bidi controls, because copying removes them, which
 * would invalidate length and checksum. docs/rules.md LANG-9, QR-4.
 */
export const cleanCodeText = (text: string): string =>
  toPlainText(text)
    .replace(BEYOND_TWO_BYTES, '')
    .replace(SYMBOLS, '')
    .replace(CONTROLS, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

export const truncate = (text: string, length: number): string =>
  [...text.trim()].slice(0, length).join('').trim();

/** Reduces text to ASCII, which every scanner can display; '' if nothing remains. */
export const toAscii = (text: string): string =>
  deburr(toLatinDigits(text).normalize('NFKC'))
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7E]/g, '')
    .trim();

/** Whether the text contains letters of a non-Latin script. */
export const hasOtherScript = (text: string): boolean =>
  /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u.test(text);
