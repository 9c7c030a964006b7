import { getNumberFormat } from '../intl';
import { toLatinDigits } from './toLatinDigits';

/** How a locale formats numbers. */
interface AmountNotation {
  decimal: string;
  group: string;
  /** The locale's digits from 0 to 9. */
  digits: readonly string[];
  /** Digits per group, except for the last group, which has 3: for example 2 in Hindi. */
  groupSize: number;
}

function createNotation(locale: string): AmountNotation {
  const parts = getNumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).formatToParts(12345678.5);
  const findAll = (type: Intl.NumberFormatPartTypes) =>
    parts.filter((part) => part.type === type).map(({ value }) => value);
  const formatDigit = getNumberFormat(locale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  return {
    decimal: findAll('decimal')[0] ?? '.',
    group: findAll('group')[0] ?? ',',
    digits: Array.from({ length: 10 }, (_, digit) => formatDigit.format(digit)),
    groupSize: findAll('integer').at(-2)?.length ?? 3,
  };
}

// Cached, because a field needs the notation on each key press.
const notations: Record<string, AmountNotation> = {};

const getNotation = (locale: string) => (notations[locale] ??= createNotation(locale));

export const hasDecimalComma = (locale: string): boolean => getNotation(locale).decimal === ',';

const SPACE = /[\u00a0\u2009\u202f]/g;

/** The Arabic thousands separator, which groups digits in every language. */
export const GROUP_SIGN = '\u066c';

/**
 * Replaces digits and separators with plain ones: Latin digits, a comma for an Arabic comma, and `GROUP_SIGN` for
 * spaces between digits and for a locale's apostrophes.
 */
export function normalizeMarks(text: string, locale: string): string {
  const plain = toLatinDigits(text)
    .replaceAll('\u060c', ',')
    .replace(SPACE, ' ')
    .replace(/(?<=\d) (?=\d)/g, GROUP_SIGN);
  const hasApostrophe = /['\u2019]/.test(getNotation(locale).group);
  return hasApostrophe ? plain.replace(/['\u2019]/g, GROUP_SIGN) : plain;
}

/** Inserts commas where the locale groups digits: '1,234,567', or '12,34,567' in Hindi. */
export function groupDigits(digits: string, locale: string): string {
  const head = digits.slice(0, -3);
  const { groupSize } = getNotation(locale);
  const isGrouped = new RegExp(`\\d(?=(?:\\d{${groupSize}})+$)`, 'g');
  return head === '' ? digits : `${head.replace(isGrouped, '$&,')},${digits.slice(-3)}`;
}

/**
 * Groups the digits of an unsigned decimal string as a field does while the user types, in English notation: '1,500.5'.
 */
export const groupAmount = (amount: string, locale = 'en'): string =>
  amount.replace(/^[1-9]\d*/, (digits) => groupDigits(digits, locale));

/** Swaps points and commas, which converts between English and German notation. */
export const swapMarks = (text: string): string =>
  text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** Converts a number from English notation to a locale's separators and digits. */
export function toLocalNotation(text: string, locale: string): string {
  const { decimal, group, digits } = getNotation(locale);
  return text.replace(/[\d.,]/g, (char) => {
    if (char === '.') return decimal;
    return char === ',' ? group : (digits[Number(char)] ?? char);
  });
}
