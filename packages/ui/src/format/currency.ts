import { getLanguage } from '../languages';

/** All currencies and metals that the converter supports. docs/rules.md MONEY-3. */
export const CURRENCY_CODES = ['PKR', 'USD', 'BHD', 'SAR', 'GOLD', 'SILVER'] as const;

/** One of the wallet's currency codes. docs/rules.md MONEY-3. */
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

/** The codes of metals, whose amounts are grams. docs/rules.md MONEY-3. */
export type MetalCode = Extract<CurrencyCode, 'GOLD' | 'SILVER'>;

/** The codes of currencies, without metals. docs/rules.md MONEY-3. */
export type CashCode = Exclude<CurrencyCode, MetalCode>;

/** The prefix of a cash amount in the converter. docs/rules.md MONEY-4. */
export const CURRENCY_PREFIXES: Readonly<Record<CashCode, string>> = {
  PKR: 'Rs.',
  USD: '$',
  BHD: 'BD',
  SAR: 'SR',
};

/** Returns the unit for grams in a language. docs/rules.md MONEY-6. */
export const getGramUnit = (locale = 'en'): string => getLanguage(locale).gram;

/** PKR per gram of gold. docs/rules.md BAL-2. */
export const GOLD_PRICE = '15798';

/** PKR per gram of silver. docs/rules.md BAL-3. */
export const SILVER_PRICE = '210';

/** Grams in one tola. docs/rules.md BAL-4. */
export const GRAMS_PER_TOLA = '11.664';

/** Units of each currency (grams of each metal) per PKR. docs/rules.md CONV-1. */
export const CONVERTER_RATES: Readonly<Record<CurrencyCode, string>> = {
  PKR: '1',
  USD: '0.0036',
  BHD: '0.00135',
  SAR: '0.0135',
  GOLD: '0.000063',
  SILVER: '0.0048',
};

/** Whether an external currency code is supported by the converter. */
export function isCurrencyCode(code: string): code is CurrencyCode {
  return CURRENCY_CODES.some((known) => known === code);
}

/** Whether amounts with this code are grams of a metal. */
export function isMetal(code: string): code is MetalCode {
  return code === 'GOLD' || code === 'SILVER';
}

/**
 * Returns the number of displayed decimals: 3 for metals, otherwise 2, even for BHD, which has 3 in
 * ISO 4217. docs/rules.md MONEY-6, MONEY-7.
 */
export function getDecimals(code: string): 2 | 3 {
  return isMetal(code) ? 3 : 2;
}
