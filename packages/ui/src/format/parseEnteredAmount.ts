import { isPositive } from './decimal';
import { getDecimals, type CurrencyCode, type MoneyDefinition } from './money';
import { parseAmount } from './parseAmount';

/**
 * Parses an amount to be sent. Returns null unless it is above 0 and has no more decimals than its currency is shown
 * with: the text may have been typed in another currency. docs/rules.md MONEY-13, MONEY-16.
 */
export function parseEnteredAmount(
  text: string,
  currency: CurrencyCode,
  money: MoneyDefinition | undefined,
): string | null {
  const amount = parseAmount(text, { decimals: getDecimals(currency, money) });
  return isPositive(amount) ? amount : null;
}

/** Parses an amount in the home currency to be sent; 2 decimals without `money`. docs/rules.md MONEY-13, MONEY-16. */
export const parseHomeAmount = (text: string, money?: MoneyDefinition): string | null =>
  parseEnteredAmount(text, money?.home ?? '', money);
