export { getAmountParts, type AmountOptions, type AmountParts } from './getAmountParts';
export {
  convertAmount,
  GRAMS_PER_TOLA,
  gramsToTola,
  getTotal,
  getValue,
  type Holdings,
  type Valuation,
} from './convert';
export {
  defineMoney,
  getAccountCurrency,
  getAccountType,
  getHoldingKind,
  getDecimals,
  hasOwnAccount,
  hasRates,
  isCurrencyCode,
  isMetal,
  listHeldCurrencies,
  type Currency,
  type CurrencyCode,
  type HoldingKind,
  type Money,
  type MoneyDefinition,
  type RatedMoney,
  type Quotes,
  type TextByLanguage,
  type WeightUnit,
} from './money';
export { toPlainText } from './direction';
export { cleanIdentifier, isBlank } from './cleanIdentifier';
export { toLatinDigits } from './toLatinDigits';
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
export { formatAmount, formatAvailable, formatPreview, formatTola } from './formatAmount';
export { formatDecimal, UNREADABLE_TEXT, type FigureOptions } from './formatDecimal';
export { getInitials } from './initials';
export { countDecimals, parseAmount, type AmountFormat } from './parseAmount';
export { parseEnteredAmount, parseHomeAmount } from './parseEnteredAmount';
export {
  formatRelativeDate,
  type Moment,
  type RelativeDate,
  type RelativeDateOptions,
} from './formatRelativeDate';
