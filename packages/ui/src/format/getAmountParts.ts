import {
  getDecimals,
  getPreviewDecimals,
  getSymbol,
  getWeightSymbol,
  isMetal,
  type MoneyDefinition,
} from './money';
import { getLanguageTag } from '../locale/languages';
import {
  getFigureParts,
  UNREADABLE_TEXT,
  type FigureOptions,
  type FigureParts,
} from './formatDecimal';

export interface AmountOptions extends FigureOptions {
  /** The wallet's currencies. Without them, every code is its own symbol and has 2 decimals. */
  money?: MoneyDefinition;
  /** Decimals of metal amounts, for example 1 on the home screen. @default the metal's own. docs/rules.md MONEY-6. */
  metalDecimals?: number;
  /** Symbol for grams. @default that of the language of `locale`. docs/rules.md MONEY-6. */
  gramUnit?: string;
  /**
   * 'code' is used in lists ('BHD 1.350'), 'symbol' on buttons ('BD 1.350'), 'preview' in the converter ('BD 1.35'),
   * and 'isoCode' for the home currency's code. docs/rules.md MONEY-7, MONEY-8, MONEY-12.
   */
  naming?: 'code' | 'symbol' | 'preview' | 'isoCode';
}

/** The parts of a formatted amount, in the order sign, prefix, integer, fraction, suffix. */
export interface AmountParts extends FigureParts {
  /** 'Rs. ', 'USD ', '$' or empty; includes the space after it, if any. */
  prefix: string;
  /** For metals, ' g' in the language's script; for currencies, a symbol after the number; otherwise empty. */
  suffix: string;
}

function getName(currency: string, { money, naming, locale = 'en' }: AmountOptions): string {
  const isHome = currency === money?.home;
  const hasSymbol = isHome && !(naming === 'isoCode' && getLanguageTag(locale) === 'en');
  return hasSymbol || naming === 'symbol' || naming === 'preview'
    ? getSymbol(currency, money)
    : currency;
}

// Symbols such as '$' directly adjoin the number; words and abbreviations are separated by a space.
const isWord = (name: string) => /[\p{L}\p{N}.]/u.test(name);

function getUnitParts(currency: string, options: AmountOptions) {
  const { money, locale = 'en' } = options;
  if (money && isMetal(currency, money)) {
    return { prefix: '', suffix: ` ${getWeightSymbol(currency, money, locale, options.gramUnit)}` };
  }
  const name = getName(currency, options);
  const gap = isWord(name) ? ' ' : '';
  return money?.currencies[currency]?.symbolPlacement === 'after'
    ? { prefix: '', suffix: gap + name }
    : { prefix: name + gap, suffix: '' };
}

/**
 * `amount` is a decimal string in units of the currency; an invalid amount becomes an en dash. docs/rules.md MONEY-5 to
 * MONEY-11.
 * @param currency a code in `money`; any other code is used as its own symbol
 */
export function getAmountParts(
  amount: string,
  currency: string,
  options: AmountOptions = {},
): AmountParts {
  const { money, metalDecimals, naming } = options;
  const ownDecimals =
    naming === 'preview' ? getPreviewDecimals(currency, money) : getDecimals(currency, money);
  const decimals = (isMetal(currency, money) ? metalDecimals : undefined) ?? ownDecimals;
  const figure = getFigureParts(amount, decimals, options);
  if (figure.integer === UNREADABLE_TEXT) return { ...figure, prefix: '', suffix: '' };
  return { ...figure, ...getUnitParts(currency, options) };
}
