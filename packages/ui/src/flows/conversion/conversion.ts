import { accountOf, balanceOf } from '../../accounts';
import {
  compare,
  CONVERTER_RATES,
  convertAmount,
  isPositive,
  parseAmount,
  toPlain,
  type CurrencyCode,
} from '../../format';
import type { WalletAccount } from '../../types';

/** One side of a conversion. */
export interface ConversionSide {
  currency: CurrencyCode;
  /** The account that the entry is posted to. */
  accountId: string;
  /** Plain decimal string in the currency's own unit, exact. */
  amount: string;
}

/** A debit and the matching credit. */
export interface Conversion {
  source: ConversionSide;
  target: ConversionSide;
}

/** Raw input of a conversion. */
export interface ConversionWish {
  /** Raw input. */
  amount: string;
  source: CurrencyCode;
  target: CurrencyCode;
}

/** Foreign currencies are held in the cash account. docs/rules.md CONV-8. */
function bearerOf(currency: CurrencyCode): WalletAccount['type'] {
  if (currency === 'GOLD') return 'gold';
  return currency === 'SILVER' ? 'silver' : 'trustvault';
}

/**
 * Returns how much of a currency can be converted, unrounded: grams of a metal, the cash balance,
 * or its value in a foreign currency. docs/rules.md CONV-17.
 */
export function availableOf(accounts: readonly WalletAccount[], currency: CurrencyCode): string {
  const bearer = bearerOf(currency);
  const balance = balanceOf(accounts, bearer);
  return bearer === 'trustvault' ? convertAmount(balance, 'PKR', currency) : balance;
}

/** Returns the source amount as a plain decimal; null unless it is above 0. */
export function givenOf({ amount }: ConversionWish): string | null {
  const given = parseAmount(amount);
  return given !== null && isPositive(given) ? toPlain(given) : null;
}

/** Returns the unrounded result, for both preview and entry; '0' unless the amount is above 0. */
export function resultOf(wish: ConversionWish): string {
  return convertAmount(givenOf(wish) ?? '0', wish.source, wish.target);
}

/** Returns the entries of a conversion; null while an amount or an account is missing. */
export function conversionOf(
  accounts: readonly WalletAccount[],
  wish: ConversionWish,
): Conversion | null {
  const given = givenOf(wish);
  const giving = accountOf(accounts, bearerOf(wish.source));
  const getting = accountOf(accounts, bearerOf(wish.target));
  if (given === null || !giving || !getting) return null;
  return {
    source: { currency: wish.source, accountId: giving.id, amount: given },
    target: { currency: wish.target, accountId: getting.id, amount: resultOf(wish) },
  };
}

/** Returns the value of one unit of the more valuable currency in the other. docs/rules.md CONV-2. */
export function rateOf({ source, target }: Pick<ConversionWish, 'source' | 'target'>) {
  // Rates are units per PKR: a lower rate means a more valuable currency.
  const isSourceDearer = compare(CONVERTER_RATES[source], CONVERTER_RATES[target]) <= 0;
  const [unit, currency] = isSourceDearer ? [source, target] : [target, source];
  return { unit, currency, amount: convertAmount('1', unit, currency) };
}
