import { convertAmount, divide, multiply, SILVER_PRICE, type CurrencyCode } from '../../format';

/**
 * Grams of gold that an amount buys at a price (PKR for a gram); an amount in gold is its own weight.
 * Silver counts at its fixed price, foreign money at the converter's rate. docs/rules.md GIFT-14.
 * @throws RangeError if an amount or the price is no plain decimal.
 */
export function goldWeight(amount: string, currency: CurrencyCode, price: string): string {
  if (currency === 'GOLD') return amount;
  const pkr =
    currency === 'SILVER' ? multiply(amount, SILVER_PRICE) : convertAmount(amount, currency, 'PKR');
  return divide(pkr, price);
}
