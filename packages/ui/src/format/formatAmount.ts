import { getAmountParts, type AmountOptions } from './getAmountParts';
import { getDecimals, type MoneyDefinition } from './money';
import { getDirection } from '../locale/languages';
import { getUnitDirection, isolateText } from './direction';
import { isDecimal, roundDownTo } from './decimal';
import { formatDecimal, UNREADABLE_TEXT, type FigureOptions } from './formatDecimal';

// Keeps the sign to the left of the number, even if the unit is to the left of both.
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Formats a decimal string: 'Rs. 1,500.00', '2.500 g', 'USD 3.60'; an en dash if invalid. In Urdu and Arabic the text
 * is a bidi isolate with no-break spaces: use `toPlainText` before copying it. docs/rules.md LANG-8, MONEY-5, MONEY-6,
 * MONEY-7.
 */
export function formatAmount(amount: string, currency: string, options?: AmountOptions): string {
  const { sign, prefix, integer, fraction, suffix } = getAmountParts(amount, currency, options);
  const text = prefix + integer + fraction + suffix;
  if (getDirection(options?.locale ?? 'en') === 'ltr' || integer === UNREADABLE_TEXT)
    return sign + text;
  const direction = getUnitDirection(suffix);
  const mark = sign && direction === 'rtl' ? LEFT_TO_RIGHT_MARK : '';
  return isolateText(mark + sign + text, direction);
}

/** Formats an amount for the converter's preview: 'Rs. 1,000.00', 'BD 1.35', '0.063 g'. docs/rules.md MONEY-8. */
export function formatPreview(amount: string, currency: string, options?: AmountOptions): string {
  return formatAmount(amount, currency, { ...options, naming: 'preview' });
}

/** Rounds down, so that the displayed amount can be spent. docs/rules.md MONEY-2. */
export const roundToSpendable = (
  amount: string,
  currency: string,
  money: MoneyDefinition | undefined,
): string => (isDecimal(amount) ? roundDownTo(amount, getDecimals(currency, money)) : amount);

/** Formats an available amount with the currency symbol, rounded down. docs/rules.md MONEY-2. */
export function formatAvailable(amount: string, currency: string, options?: AmountOptions): string {
  const spendable = roundToSpendable(amount, currency, options?.money);
  return formatAmount(spendable, currency, { ...options, naming: 'symbol' });
}

/** Formats a weight in tola without its unit, for messages that contain the unit: '2.50'. docs/rules.md BAL-4. */
export function formatTola(tola: string, options?: FigureOptions): string {
  return formatDecimal(tola, 2, options);
}
