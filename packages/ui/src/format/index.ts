export { getAmountParts, type AmountOptions, type AmountParts } from './getAmountParts';
export {
  convertAmount,
  gramsToTola,
  getTotalAtPrices,
  getTotalAtRates,
  type Holdings,
} from './convert';
export {
  CONVERTER_RATES,
  CURRENCY_CODES,
  CURRENCY_PREFIXES,
  getDecimals,
  GOLD_PRICE,
  GRAMS_PER_TOLA,
  isCurrencyCode,
  isMetal,
  SILVER_PRICE,
  type CashCode,
  type CurrencyCode,
  type MetalCode,
} from './currency';
export { toPlainText } from './direction';
export {
  add,
  compare,
  divide,
  isDecimal,
  isPositive,
  multiply,
  roundDownTo,
  roundTo,
  toPlainDecimal,
} from './decimal';
export {
  formatAmount,
  formatAvailable,
  formatPlainPkr,
  formatPreview,
  formatTola,
} from './formatAmount';
export { formatDecimal, UNREADABLE_TEXT, type FigureOptions } from './formatDecimal';
export { getInitials } from './initials';
export { parseAmount } from './parseAmount';
export {
  formatRelativeDate,
  type Moment,
  type RelativeDate,
  type RelativeDateOptions,
} from './formatRelativeDate';
