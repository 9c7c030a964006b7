import {
  CONVERTER_RATES,
  GOLD_PRICE,
  GRAMS_PER_TOLA,
  SILVER_PRICE,
  type CurrencyCode,
} from './currency';
import { add, divide, multiply } from './decimal';

/** Balances of a wallet as decimal strings: PKR, and grams of gold and silver. */
export interface Holdings {
  pkr: string;
  gold: string;
  silver: string;
}

/**
 * Converts an amount between currencies (metals in grams) at the converter rates. The result has up
 * to 20 decimals; views round it. docs/rules.md CONV-2.
 * @throws RangeError if the amount is not a plain decimal.
 */
export function convertAmount(amount: string, from: CurrencyCode, to: CurrencyCode): string {
  // Multiply first, so only the division rounds and a conversion to the same currency is exact.
  return divide(multiply(amount, CONVERTER_RATES[to]), CONVERTER_RATES[from]);
}

/**
 * Returns the total balance in PKR at the fixed metal prices, used on all screens except
 * /conversion. docs/rules.md BAL-1.
 * @throws RangeError if a balance is not a plain decimal.
 */
export function getTotalAtPrices({ pkr, gold, silver }: Holdings): string {
  return add(pkr, multiply(gold, GOLD_PRICE), multiply(silver, SILVER_PRICE));
}

/**
 * Returns the total balance in PKR at the converter rates, used only on /conversion. docs/rules.md
 * BAL-5.
 * @throws RangeError if a balance is not a plain decimal.
 */
export function getTotalAtRates({ pkr, gold, silver }: Holdings): string {
  return add(pkr, convertAmount(gold, 'GOLD', 'PKR'), convertAmount(silver, 'SILVER', 'PKR'));
}

/**
 * Converts grams to tola. docs/rules.md BAL-4.
 * @throws RangeError if the weight is not a plain decimal.
 */
export function gramsToTola(grams: string): string {
  return divide(grams, GRAMS_PER_TOLA);
}
