import { isPositive } from './decimal';
import { getDecimals, type CurrencyCode, type MoneyDefinition } from './money';
import { parseAmount } from './parseAmount';

/**
 * Parses an amount to send. Returns null unless it is positive and has neither more decimals than the currency nor the
 * unit of another one: the text may have been typed for another currency. docs/rules.md MONEY-13, MONEY-16, MONEY-20.
 */
export function parseEnteredAmount(
  text: string,
  currency: CurrencyCode,
  money: MoneyDefinition | undefined,
): string | null {
  const amount = parseAmount(text, { decimals: getDecimals(currency, money), currency });
  return isPositive(amount) ? amount : null;
}

/**
 * Parses an amount to send in the home currency; without `money`, assumes 2 decimals and accepts every unit.
 * docs/rules.md MONEY-13, MONEY-16, MONEY-20.
 */
export const parseHomeAmount = (text: string, money?: MoneyDefinition): string | null =>
  parseEnteredAmount(text, money?.home ?? '', money);
