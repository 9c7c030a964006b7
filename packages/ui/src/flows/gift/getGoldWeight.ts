import { convertAmount, divide, multiply, SILVER_PRICE, type CurrencyCode } from '../../format';

/**
 * Returns the grams of gold that an amount buys at a price in PKR per gram. Silver is valued at its
 * fixed price, foreign currencies at the converter's rate. docs/rules.md GIFT-14.
 * @throws RangeError if the amount or the price is not a plain decimal.
 */
export function getGoldWeight(amount: string, currency: CurrencyCode, price: string): string {
  if (currency === 'GOLD') return amount;
  const pkr =
    currency === 'SILVER' ? multiply(amount, SILVER_PRICE) : convertAmount(amount, currency, 'PKR');
  return divide(pkr, price);
}
