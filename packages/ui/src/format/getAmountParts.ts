import { CURRENCY_PREFIXES, getDecimals, getGramUnit, isMetal } from './currency';
import {
  getFigureParts,
  UNREADABLE_TEXT,
  type FigureOptions,
  type FigureParts,
} from './formatDecimal';

/** Options of an amount format. */
export interface AmountOptions extends FigureOptions {
  /** Decimals of gold and silver: 3 by default, 1 on the home screen. docs/rules.md MONEY-6. */
  metalDecimals?: 1 | 3;
  /**
   * How a foreign currency is named: 'code' as in lists ('USD 3.60'), 'symbol' as in the converter
   * ('$3.60'). PKR is 'Rs.' in both. docs/rules.md MONEY-7, MONEY-8.
   */
  naming?: 'code' | 'symbol';
}

/** The parts of a formatted amount, in the order sign, prefix, integer, fraction, suffix. */
export interface AmountParts extends FigureParts {
  /** 'Rs. ', 'USD ', '$' or empty; includes the following space, if any. */
  prefix: string;
  /** ' g' for metals, in the script of the language; otherwise empty. */
  suffix: string;
}

const prefixByCurrency = new Map<string, string>(Object.entries(CURRENCY_PREFIXES));

function getPrefix(currency: string, naming: AmountOptions['naming']): string {
  if (isMetal(currency) || currency === '') return '';
  const bySymbol = currency === 'PKR' || naming === 'symbol';
  const name = (bySymbol ? prefixByCurrency.get(currency) : undefined) ?? currency;
  // A symbol such as '$' is directly before its number; a word or an abbreviation is separated by a
  // space.
  return /[\p{L}\p{N}.]$/u.test(name) ? `${name} ` : name;
}

/**
 * Splits an amount (decimal string; PKR, units of another currency, or grams) into parts that a
 * view can style separately. Exact for any number of digits; an amount that is not a plain decimal
 * becomes an en dash. docs/rules.md MONEY-5 to MONEY-11.
 * @param currency one of the wallet’s codes, or any other code, which is then used as the prefix.
 */
export function getAmountParts(
  amount: string,
  currency: string,
  { metalDecimals = 3, naming = 'code', ...options }: AmountOptions = {},
): AmountParts {
  const decimals = isMetal(currency) ? metalDecimals : getDecimals(currency);
  const figure = getFigureParts(amount, decimals, options);
  if (figure.integer === UNREADABLE_TEXT) return { ...figure, prefix: '', suffix: '' };
  return {
    ...figure,
    prefix: getPrefix(currency, naming),
    suffix: isMetal(currency) ? ` ${getGramUnit(options.locale)}` : '',
  };
}
