import { findAccount, getBalance } from '../../accounts';
import {
  compare,
  CONVERTER_RATES,
  convertAmount,
  isPositive,
  parseAmount,
  toPlainDecimal,
  type CurrencyCode,
} from '../../format';
import type { WalletAccount } from '../../types';

export interface ConversionSide {
  currency: CurrencyCode;
  /** The account that the entry is posted to. */
  accountId: string;
  /** Exact plain decimal string in the currency's unit. */
  amount: string;
}

/** A debit of the source account and the matching credit of the target account. */
export interface Conversion {
  source: ConversionSide;
  target: ConversionSide;
}

/** Values of the conversion form. */
export interface ConversionInput {
  /** Raw input. */
  amount: string;
  source: CurrencyCode;
  target: CurrencyCode;
}

/** Foreign currencies use the cash account. docs/rules.md CONV-8. */
function getAccountType(currency: CurrencyCode): WalletAccount['type'] {
  if (currency === 'GOLD') return 'gold';
  return currency === 'SILVER' ? 'silver' : 'trustvault';
}

/**
 * Returns how much of a currency can be converted, unrounded: the grams of a metal, or the cash
 * balance converted to the currency. docs/rules.md CONV-17.
 */
export function getAvailableAmount(
  accounts: readonly WalletAccount[],
  currency: CurrencyCode,
): string {
  const accountType = getAccountType(currency);
  const balance = getBalance(accounts, accountType);
  return accountType === 'trustvault' ? convertAmount(balance, 'PKR', currency) : balance;
}

/** Returns the source amount as a plain decimal; null unless it is above 0. */
export function parseSourceAmount({ amount }: ConversionInput): string | null {
  const given = parseAmount(amount);
  return given !== null && isPositive(given) ? toPlainDecimal(given) : null;
}

/**
 * Returns the unrounded target amount, for both preview and ledger entry; '0' unless the source
 * amount is above 0.
 */
export function getResult(input: ConversionInput): string {
  return convertAmount(parseSourceAmount(input) ?? '0', input.source, input.target);
}

/** Returns the two entries of a conversion; null while an amount or an account is missing. */
export function toConversion(
  accounts: readonly WalletAccount[],
  input: ConversionInput,
): Conversion | null {
  const given = parseSourceAmount(input);
  const giving = findAccount(accounts, getAccountType(input.source));
  const getting = findAccount(accounts, getAccountType(input.target));
  if (given === null || !giving || !getting) return null;
  return {
    source: { currency: input.source, accountId: giving.id, amount: given },
    target: { currency: input.target, accountId: getting.id, amount: getResult(input) },
  };
}

/** Returns the value of one unit of the more valuable currency in the other. docs/rules.md CONV-2. */
export function getRate({ source, target }: Pick<ConversionInput, 'source' | 'target'>) {
  // Rates are units per PKR: a lower rate means a more valuable currency.
  const isSourceDearer = compare(CONVERTER_RATES[source], CONVERTER_RATES[target]) <= 0;
  const [unit, currency] = isSourceDearer ? [source, target] : [target, source];
  return { unit, currency, amount: convertAmount('1', unit, currency) };
}
