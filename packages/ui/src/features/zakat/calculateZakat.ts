import {
  add,
  compare,
  divide,
  getValue,
  multiply,
  parseAmount,
  toPlainDecimal,
  type CurrencyCode,
  type Holdings,
  type Money,
  type Quotes,
} from '../../format';
import { findMetal, getUnitGrams } from '../../format/money';

export type NisabMetal = 'silver' | 'gold';

/** Nisab in grams: 52.5 tola of silver, 7.5 tola of gold. docs/rules.md ZAKAT-3. */
export const NISAB_GRAMS: Readonly<Record<NisabMetal, string>> = {
  silver: '612.36',
  gold: '87.48',
};

/** Zakat due per lunar year, as a fraction of the wealth. docs/rules.md ZAKAT-4. */
const ZAKAT_RATE = '0.025';

export interface ZakatPrices {
  money: Money;
  prices: Quotes;
}

/** Amounts as typed; an empty one counts as 0. */
export interface ZakatAmounts {
  /** In the home currency. */
  cash: string;
  /** In the wallet's unit for gold. */
  gold: string;
  /** In the wallet's unit for silver. */
  silver: string;
  /** Value of trade goods and investments, in the home currency. */
  goods: string;
  /** In the home currency. */
  debts: string;
}

export type ZakatAmountField = keyof ZakatAmounts;

export interface ZakatLine {
  id: 'walletCash' | 'walletGold' | 'walletSilver' | Exclude<ZakatAmountField, 'debts'>;
  /** For metals only. */
  weight?: { currency: string; amount: string };
  /** In the home currency. */
  value: string;
}

export interface Zakat {
  lines: readonly ZakatLine[];
  /** In the home currency. */
  debts: string;
  /** Assets minus debts, in the home currency. */
  wealth: string;
  /** In the home currency. */
  nisab: string;
  reachesNisab: boolean;
  /** Zakat due in the home currency, not rounded; '0' below the nisab. */
  amount: string;
}

/** Returns the currency of an amount; undefined if the wallet does not include the metal. */
export const getFieldCurrency = (field: ZakatAmountField, money: Money): CurrencyCode | undefined =>
  field === 'gold' || field === 'silver' ? findMetal(field, money) : money.home;

/**
 * Returns the input as a plain decimal; null if it is not an amount, is negative, or has more decimals than its currency.
 * @param decimals the currency's number of decimals. @default any number
 */
export function parseZakatAmount(text: string, decimals?: number): string | null {
  if (text.trim() === '') return '0';
  const amount = parseAmount(text, { decimals });
  return amount === null || compare(amount, '0') < 0 ? null : toPlainDecimal(amount);
}

/** Returns the nisab in the home currency; null if the wallet does not include the metal. docs/rules.md ZAKAT-3. */
export function getNisab(metal: NisabMetal, { money, prices }: ZakatPrices): string | null {
  const code = findMetal(metal, money);
  if (!code) return null;
  const weight = divide(NISAB_GRAMS[metal], getUnitGrams(code, money));
  return getValue(weight, code, 'prices', prices);
}

/** @throws RangeError for an invalid amount; validate with `parseZakatAmount`. docs/rules.md ZAKAT-2 to ZAKAT-4. */
export function calculateZakat(
  holdings: Holdings,
  amounts: ZakatAmounts,
  metal: NisabMetal,
  at: ZakatPrices,
): Zakat {
  const { money, prices } = at;
  const read = (field: ZakatAmountField) => {
    const amount = parseZakatAmount(amounts[field]);
    if (amount === null) throw new RangeError(`Not an amount: ${field}`);
    return amount;
  };
  const weigh = (id: ZakatLine['id'], of: NisabMetal, amount?: string): ZakatLine => {
    const currency = findMetal(of, money);
    if (!currency) return { id, value: '0' };
    const weight = { currency, amount: amount ?? holdings[currency] ?? '0' };
    return { id, weight, value: getValue(weight.amount, currency, 'prices', prices) };
  };
  const lines: ZakatLine[] = [
    { id: 'walletCash', value: holdings[money.home] ?? '0' },
    weigh('walletGold', 'gold'),
    weigh('walletSilver', 'silver'),
    { id: 'cash', value: read('cash') },
    weigh('gold', 'gold', read('gold')),
    weigh('silver', 'silver', read('silver')),
    { id: 'goods', value: read('goods') },
  ];
  const debts = read('debts');
  const wealth = add(...lines.map(({ value }) => value), multiply(debts, '-1'));
  const nisab = getNisab(metal, at);
  const reachesNisab = nisab !== null && compare(wealth, nisab) >= 0;
  return {
    lines: lines.filter(({ value }) => compare(value, '0') !== 0),
    debts,
    wealth,
    nisab: nisab ?? '0',
    reachesNisab,
    amount: reachesNisab ? multiply(wealth, ZAKAT_RATE) : '0',
  };
}
