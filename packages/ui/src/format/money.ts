import { getLanguage, getLanguageTag } from '../locale/languages';
import type { Loadable } from '../types';
import { isPositive } from './decimal';

/** A wallet currency code, such as `PKR`, or `GOLD` for a metal. docs/rules.md MONEY-3. */
export type CurrencyCode = string;

/** One text for all languages, or texts by language tag; languages without a text use `en`. */
export type TextByLanguage = string | ({ en: string } & Readonly<Record<string, string>>);

/** A currency, or a metal held by weight. */
export interface Currency {
  kind: 'cash' | 'metal';
  /** Number of displayed decimals, 0 to 8. @default 2, or 3 for a metal */
  decimals?: number;
  /** Number of decimals in a conversion preview. @default `decimals`. docs/rules.md MONEY-8. */
  previewDecimals?: number;
  /** Currency symbol, such as `Rs.` or `$`; not used for metals. @default the code */
  symbol?: string;
  /** @default 'before' */
  symbolPlacement?: 'before' | 'after';
  /** Used if the message catalogue has no name for the code. @default the browser's name for the code */
  name?: TextByLanguage;
  /** Unit of a metal's amounts and price. `GOLD` and `SILVER` must be in grams. @default grams */
  unit?: WeightUnit;
  /**
   * Type of the account that holds the currency; `gold` and `silver` have their own colours. Foreign currencies have no
   * account (docs/rules.md CONV-8).
   * @default the code
   */
  accountType?: string;
}

/** A weight unit other than the gram. */
export interface WeightUnit {
  /** Grams per unit, as a decimal string. */
  grams: string;
  symbol: TextByLanguage;
}

export interface Quotes {
  /** Positive decimal strings. */
  values: Readonly<Record<CurrencyCode, string>>;
  /** When the quotes were published, ISO 8601; displayed beside them. @default undefined for fixed values */
  asOf?: string;
}

export interface MoneyDefinition {
  /** Code of the home currency, used for cash balances, totals and prices. */
  home: CurrencyCode;
  /** All currencies and metals by code, in display order. */
  currencies: Readonly<Record<CurrencyCode, Currency>>;
  /** Price per unit of each metal in the home currency, for total balances. docs/rules.md BAL-1. */
  prices: Loadable<Quotes>;
  /** Units of each other currency or metal per unit of the home currency. docs/rules.md CONV-1. */
  rates: Loadable<Quotes>;
}

declare const isValidated: unique symbol;

export interface Money extends MoneyDefinition {
  readonly [isValidated]: true;
}

const listMetals = ({ currencies }: MoneyDefinition): CurrencyCode[] =>
  Object.keys(currencies).filter((code) => currencies[code]?.kind === 'metal');

function findMistake(definition: MoneyDefinition): string | undefined {
  const { home, currencies, prices, rates } = definition;
  if (currencies[home]?.kind !== 'cash') return `home: '${home}' is not a cash currency`;
  for (const [code, { kind, decimals = 2, unit }] of Object.entries(currencies)) {
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 8) {
      return `currencies.${code}: decimals must be 0 to 8`;
    }
    if (unit && (kind !== 'metal' || !isPositive(unit.grams))) {
      return `currencies.${code}: only a metal has a unit, with a positive weight in grams`;
    }
    // Catalogue messages contain the word 'grams' for these codes.
    if (unit && ['GOLD', 'SILVER'].includes(code)) {
      return `currencies.${code}: this code is for grams; use another one for another unit`;
    }
  }
  const findMissing = (quotes: Loadable<Quotes>, codes: readonly CurrencyCode[]) =>
    quotes.status === 'ready'
      ? codes.find((code) => !isPositive(quotes.value.values[code] ?? null))
      : undefined;
  const unpriced = findMissing(prices, listMetals(definition));
  if (unpriced) return `prices: '${unpriced}' has no positive price`;
  const others = Object.keys(currencies).filter((code) => code !== home);
  const unrated = findMissing(rates, others);
  return unrated && `rates: '${unrated}' has no positive rate`;
}

/** Adds the home currency with the value 1. */
const completeQuotes = (quotes: Loadable<Quotes>, home: CurrencyCode): Loadable<Quotes> =>
  quotes.status === 'ready'
    ? { ...quotes, value: { ...quotes.value, values: { ...quotes.value.values, [home]: '1' } } }
    : quotes;

/** Validates a definition. Call it again when prices or rates change. @throws RangeError that describes the mistake */
export function defineMoney(definition: MoneyDefinition): Money {
  const mistake = findMistake(definition);
  if (mistake) throw new RangeError(`defineMoney: ${mistake}.`);
  const { home, prices, rates } = definition;
  return {
    ...definition,
    prices: completeQuotes(prices, home),
    rates: completeQuotes(rates, home),
  } as Money;
}

export const isCurrencyCode = (code: string, { currencies }: MoneyDefinition): boolean =>
  Object.hasOwn(currencies, code);

const findCurrency = (code: string, money: MoneyDefinition | undefined): Currency | undefined =>
  money && isCurrencyCode(code, money) ? money.currencies[code] : undefined;

export const isMetal = (code: string, money: MoneyDefinition | undefined): boolean =>
  findCurrency(code, money)?.kind === 'metal';

/** Returns the number of displayed decimals; 2 for an unknown code. docs/rules.md MONEY-6, MONEY-7. */
export function getDecimals(code: string, money: MoneyDefinition | undefined): number {
  const currency = findCurrency(code, money);
  return currency?.decimals ?? (currency?.kind === 'metal' ? 3 : 2);
}

/** Returns the number of decimals in a conversion preview. docs/rules.md MONEY-8. */
export const getPreviewDecimals = (code: string, money: MoneyDefinition | undefined): number =>
  findCurrency(code, money)?.previewDecimals ?? getDecimals(code, money);

/** Returns the codes of all currencies with their own account, home currency first. */
export const listHeldCurrencies = (money: MoneyDefinition): CurrencyCode[] => [
  money.home,
  ...listMetals(money),
];

/** Returns the currency of the account used for a currency: a metal's own, otherwise the home currency. */
export const getAccountCurrency = (code: CurrencyCode, money: MoneyDefinition): CurrencyCode =>
  isMetal(code, money) ? code : money.home;

/** Whether a currency has its own account, like the home currency and metals. */
export const hasOwnAccount = (code: CurrencyCode, money: MoneyDefinition): boolean =>
  getAccountCurrency(code, money) === code;

/** Returns the type of the account used for a currency. docs/rules.md CONV-8. */
export function getAccountType(code: CurrencyCode, money: MoneyDefinition): string {
  const held = getAccountCurrency(code, money);
  return findCurrency(held, money)?.accountType ?? held;
}

/** What an account holds. Gold and silver have their own names and colours. */
export type HoldingKind = 'cash' | 'gold' | 'silver' | 'metal';

export function getHoldingKind(code: CurrencyCode, money: MoneyDefinition): HoldingKind {
  if (!isMetal(code, money)) return 'cash';
  const type = getAccountType(code, money);
  return type === 'gold' || type === 'silver' ? type : 'metal';
}

export type RatedMoney = Money & { rates: { status: 'ready'; value: Quotes } };

export const hasRates = (money: Money): money is RatedMoney => money.rates.status === 'ready';

export const pickText = (text: TextByLanguage, locale: string): string =>
  typeof text === 'string' ? text : (text[getLanguageTag(locale)] ?? text.en);

/** Returns the symbol of a metal's weight unit in a language. docs/rules.md MONEY-6. */
export function getWeightSymbol(
  code: CurrencyCode,
  money: MoneyDefinition,
  locale: string,
  gram = getLanguage(locale).gram,
): string {
  const unit = findCurrency(code, money)?.unit;
  return unit ? pickText(unit.symbol, locale) : gram;
}

/** Returns the metal held in accounts of a type such as `gold`; undefined if there is none. */
export const findMetal = (accountType: string, money: MoneyDefinition): CurrencyCode | undefined =>
  listMetals(money).find((code) => getAccountType(code, money) === accountType);

export const getUnitGrams = (code: CurrencyCode, money: MoneyDefinition): string =>
  findCurrency(code, money)?.unit?.grams ?? '1';

/** Returns a currency's symbol; an unknown code is its own symbol. docs/rules.md MONEY-4. */
export const getSymbol = (code: string, money: MoneyDefinition | undefined): string =>
  findCurrency(code, money)?.symbol ?? code;

/** Returns a currency's name in a language: from its definition, or the browser's name for the code. */
export function getCurrencyName(code: string, money: MoneyDefinition, locale: string): string {
  const name = findCurrency(code, money)?.name;
  if (name !== undefined) return pickText(name, locale);
  // `Intl.DisplayNames.of` throws unless the code has three letters.
  if (!/^[A-Z]{3}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;
}
