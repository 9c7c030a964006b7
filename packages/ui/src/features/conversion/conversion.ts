import { findAccount, getBalance, getLoadableBalance } from '../../accounts';
import {
  compare,
  convertAmount,
  getAccountType,
  hasOwnAccount,
  hasRates,
  parseEnteredAmount,
  toPlainDecimal,
  type CurrencyCode,
  type Money,
  type RatedMoney,
} from '../../format';
import type { Loadable, WalletAccount } from '../../types';

export interface ConversionSide {
  currency: CurrencyCode;
  accountId: string;
  /** A plain decimal string in units of the currency, not rounded. */
  amount: string;
}

export interface Conversion {
  source: ConversionSide;
  target: ConversionSide;
}

export interface ConversionInput {
  /** Raw input. */
  amount: string;
  source: CurrencyCode;
  target: CurrencyCode;
}

/**
 * Returns the unrounded balance: the metal's own, or the cash balance converted to the currency. docs/rules.md CONV-17.
 */
export function getAvailableAmount(
  accounts: readonly WalletAccount[],
  currency: CurrencyCode,
  money: RatedMoney,
): string {
  const balance = getBalance(accounts, getAccountType(currency, money));
  return hasOwnAccount(currency, money)
    ? balance
    : convertAmount(balance, money.home, currency, money.rates.value);
}

export function getLoadableAmount(
  accounts: Loadable<readonly WalletAccount[]>,
  currency: CurrencyCode,
  money: Money,
): Loadable<string> {
  if (accounts.status !== 'ready') return accounts;
  if (hasOwnAccount(currency, money)) {
    return getLoadableBalance(accounts, getAccountType(currency, money));
  }
  if (hasRates(money)) {
    return { status: 'ready', value: getAvailableAmount(accounts.value, currency, money) };
  }
  return money.rates.status === 'error' ? money.rates : { status: 'loading' };
}

/** Returns the source amount as a plain decimal; null unless it is valid for its currency. */
export function parseSourceAmount(
  { amount, source }: ConversionInput,
  money: Money,
): string | null {
  const given = parseEnteredAmount(amount, source, money);
  return given && toPlainDecimal(given);
}

/** Returns the unrounded result; '0' unless the source amount is valid. */
export function getResult(input: ConversionInput, money: RatedMoney): string {
  const given = parseSourceAmount(input, money) ?? '0';
  return convertAmount(given, input.source, input.target, money.rates.value);
}

/** Returns a conversion's two entries; null while an amount or an account is missing. */
export function toConversion(
  accounts: readonly WalletAccount[],
  input: ConversionInput,
  money: RatedMoney,
): Conversion | null {
  const given = parseSourceAmount(input, money);
  const giving = findAccount(accounts, getAccountType(input.source, money));
  const getting = findAccount(accounts, getAccountType(input.target, money));
  if (given === null || !giving || !getting) return null;
  return {
    source: { currency: input.source, accountId: giving.id, amount: given },
    target: { currency: input.target, accountId: getting.id, amount: getResult(input, money) },
  };
}

/** Returns the value of one unit of the more valuable currency in units of the other one. docs/rules.md CONV-2. */
export function getRate(
  { source, target }: Pick<ConversionInput, 'source' | 'target'>,
  { rates }: RatedMoney,
) {
  // How much of the other currency one unit of the source buys.
  const isSourceDearer = compare(convertAmount('1', source, target, rates.value), '1') >= 0;
  const [unit, currency] = isSourceDearer ? [source, target] : [target, source];
  return { unit, currency, amount: convertAmount('1', unit, currency, rates.value) };
}

export const getInitialTarget = ({ home, currencies }: Money): CurrencyCode =>
  Object.keys(currencies).find((code) => code !== home) ?? home;
