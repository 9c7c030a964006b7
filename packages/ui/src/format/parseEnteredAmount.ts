import { isPositive } from './decimal';
import { getDecimals, type CurrencyCode, type MoneyDefinition } from './money';
import { countDecimals, parseAmount } from './parseAmount';

/**
 * Parses an amount to be sent. Returns null unless it is above 0 and has no more decimals than its currency is shown
 * with: the text may have been typed in another currency. docs/rules.md MONEY-13, MONEY-16.
 */
export function parseEnteredAmount(
  text: string,
  currency: CurrencyCode,
  money: MoneyDefinition,
): string | null {
  const amount = parseAmount(text);
  return isPositive(amount) && countDecimals(text) <= getDecimals(currency, money) ? amount : null;
}
