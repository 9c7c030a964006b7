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
  /** The account that bears it. */
  accountId: string;
  /** Plain decimal string in the currency's own unit, exact. */
  amount: string;
}

/** What is given up and what is got for it. */
export interface Conversion {
  source: ConversionSide;
  target: ConversionSide;
}

/** What the person asks for. */
export interface ConversionWish {
  /** As typed. */
  amount: string;
  source: CurrencyCode;
  target: CurrencyCode;
}

/** Foreign money has no account of its own: the cash account bears it. docs/rules.md CONV-8. */
function bearerOf(currency: CurrencyCode): WalletAccount['type'] {
  if (currency === 'GOLD') return 'gold';
  return currency === 'SILVER' ? 'silver' : 'trustvault';
}

/**
 * How much of a currency can be given, exact: the metals' grams, the cash, or what the cash comes to
 * in a foreign currency. docs/rules.md CONV-17.
 */
export function availableOf(accounts: readonly WalletAccount[], currency: CurrencyCode): string {
  const bearer = bearerOf(currency);
  const balance = balanceOf(accounts, bearer);
  return bearer === 'trustvault' ? convertAmount(balance, 'PKR', currency) : balance;
}

/** The amount that is given, as a plain decimal; null while none counts as entered. */
export function givenOf({ amount }: ConversionWish): string | null {
  const given = parseAmount(amount);
  return given !== null && isPositive(given) ? toPlain(given) : null;
}

/** What comes of a wish, exact, for the preview and the posting alike; '0' while no amount counts as entered. */
export function resultOf(wish: ConversionWish): string {
  return convertAmount(givenOf(wish) ?? '0', wish.source, wish.target);
}

/** The wish as it is posted; null while an amount or an account is missing. */
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

/** One unit of the dearer of two currencies, and what it comes to in the other. docs/rules.md CONV-2. */
export function rateOf({ source, target }: Pick<ConversionWish, 'source' | 'target'>) {
  // The rates are units for one PKR: the fewer, the dearer.
  const isSourceDearer = compare(CONVERTER_RATES[source], CONVERTER_RATES[target]) <= 0;
  const [unit, currency] = isSourceDearer ? [source, target] : [target, source];
  return { unit, currency, amount: convertAmount('1', unit, currency) };
}
