import { isPositive } from './decimal';
import { getDecimals, type CurrencyCode, type MoneyDefinition } from './money';
import { parseAmount } from './parseAmount';

/**
 * Parses an amount to send. Returns null unless it is positive and has no more decimals than the currency: the text may
 * have been typed for another currency. docs/rules.md MONEY-13, MONEY-16.
 */
export function parseEnteredAmount(
  text: string,
  currency: CurrencyCode,
  money: MoneyDefinition | undefined,
): string | null {
  const amount = parseAmount(text, { decimals: getDecimals(currency, money) });
  return isPositive(amount) ? amount : null;
}

/**
 * Parses an amount to send in the home currency; assumes 2 decimals without `money`. docs/rules.md MONEY-13, MONEY-16.
 */
export const parseHomeAmount = (text: string, money?: MoneyDefinition): string | null =>
  parseEnteredAmount(text, money?.home ?? '', money);
