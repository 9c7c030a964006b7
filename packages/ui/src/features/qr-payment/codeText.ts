import { deburr } from 'es-toolkit/string';
import { toLatinDigits, toPlainText } from '../../format';

/** Readers count these as one character or as two, so a length would be wrong for some of them. */
const BEYOND_TWO_BYTES = /[\u{10000}-\u{10FFFF}]/gu;

/** Symbols, and the characters that join and modify emoji. Copyright and trademark signs are symbols too. */
const SYMBOLS = /\p{Extended_Pictographic}|\u200d|\u20e3|\ufe0e|\ufe0f/gu;

const CONTROLS = /\p{Cc}/gu;

/**
 * Removes what other wallets cannot read. Also removes bidi controls, because copying removes them, after which length
 * and checksum would be wrong. docs/rules.md LANG-9, QR-4.
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

/** Whether the text has a letter of another script than Latin. */
export const hasOtherScript = (text: string): boolean =>
  /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u.test(text);
