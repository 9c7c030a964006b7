import { warnInvalidAmount } from '../development/amounts';
import { compare, isDecimal, roundTo } from './decimal';
import { getNumberFormat } from '../intl';

/** Shown instead of an invalid number. docs/rules.md MONEY-10. */
export const UNREADABLE_TEXT = '–';

// The specification defines number formats in English.
const DEFAULT_LOCALE = 'en';

const PLUS = '+';
// U+2212 is as wide as a plus sign and read as "minus"; screen readers skip a hyphen.
const MINUS = '\u2212';

export interface FigureOptions {
  /** BCP 47 tag that determines digits and separators. @default 'en' */
  locale?: string;
  /** 'always' also adds a sign to positive numbers. A displayed zero never has a sign. docs/rules.md MONEY-11. */
  sign?: 'auto' | 'never' | 'always';
  /** 'stripIfInteger' omits decimals that are all zero: 'Rs. 1,000'. */
  trailingZeroDisplay?: 'auto' | 'stripIfInteger';
  /** Groups the digits: '1,500'. @default true */
  useGrouping?: boolean;
}

export interface FigureParts {
  /** '+', '−' (U+2212) or empty. */
  sign: string;
  /** Grouped digits before the decimal separator; an en dash for an invalid number. */
  integer: string;
  /** The decimal separator and decimals; empty if there are none. */
  fraction: string;
}

function getSign(rounded: string, sign: FigureOptions['sign']): string {
  if (sign === 'never') return '';
  const order = compare(rounded, '0');
  if (order === -1) return MINUS;
  return order === 1 && sign === 'always' ? PLUS : '';
}

/**
 * Splits a decimal string into formatted parts, exact for any number of digits and rounded half up. An invalid value
 * becomes an en dash.
 */
export function getFigureParts(
  value: string,
  decimals: number,
  { locale = DEFAULT_LOCALE, sign = 'auto', trailingZeroDisplay, useGrouping }: FigureOptions = {},
): FigureParts {
  if (process.env.NODE_ENV === 'development' && !isDecimal(value) && value !== UNREADABLE_TEXT) {
    warnInvalidAmount(value);
  }
  const rounded = isDecimal(value) ? roundTo(value, decimals) : '';
  if (!isDecimal(rounded)) return { sign: '', integer: UNREADABLE_TEXT, fraction: '' };

  // Intl formats a string exactly; a number would lose digits.
  const isStripped = trailingZeroDisplay === 'stripIfInteger' && /\.0+$/.test(rounded);
  const shownDecimals = isStripped ? 0 : decimals;
  const parts = getNumberFormat(locale, {
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: shownDecimals,
    signDisplay: 'never',
    useGrouping,
  }).formatToParts(rounded);
  const pick = (...types: Intl.NumberFormatPartTypes[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  return {
    sign: getSign(rounded, sign),
    integer: pick('integer', 'group'),
    fraction: pick('decimal', 'fraction'),
  };
}

/** Formats a number without currency or unit, such as the units of a fund: '1,250.50'. */
export function formatDecimal(value: string, decimals: number, options?: FigureOptions): string {
  const { sign, integer, fraction } = getFigureParts(value, decimals, options);
  return sign + integer + fraction;
}
