export { amountParts, type AmountOptions, type AmountParts } from './amountParts';
export { convertAmount, gramsToTola, totalAtPrices, totalAtRates, type Holdings } from './convert';
export {
  CONVERTER_RATES,
  CURRENCY_CODES,
  CURRENCY_PREFIXES,
  decimalsOf,
  GOLD_PRICE,
  GRAMS_PER_TOLA,
  isCurrencyCode,
  isMetal,
  SILVER_PRICE,
  type CashCode,
  type CurrencyCode,
  type MetalCode,
} from './currency';
export { gramUnit } from './currency';
export { directionOfUnit, isRightToLeft, isolated, languageOf, plainText } from './direction';
export {
  add,
  compare,
  divide,
  isDecimal,
  isPositive,
  multiply,
  roundDownTo,
  roundTo,
  toPlain,
} from './decimal';
export {
  formatAmount,
  formatAvailable,
  formatPlainPkr,
  formatPreview,
  formatTola,
} from './formatAmount';
export { formatDecimal, UNREADABLE, type FigureOptions } from './formatDecimal';
export { initialsOf } from './initials';
export { parseAmount } from './parseAmount';
export {
  relativeDate,
  type Moment,
  type RelativeDate,
  type RelativeDateOptions,
} from './relativeDate';
