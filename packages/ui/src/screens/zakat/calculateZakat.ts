import {
  add,
  compare,
  GOLD_PRICE,
  multiply,
  parseAmount,
  SILVER_PRICE,
  toPlainDecimal,
  type Holdings,
} from '../../format';

/** The metal whose nisab (minimum wealth) applies. */
export type NisabMetal = 'silver' | 'gold';

/** Nisab in grams: 52.5 tola of silver, 7.5 tola of gold. docs/rules.md ZAKAT-3. */
export const NISAB_GRAMS: Readonly<Record<NisabMetal, string>> = {
  silver: '612.36',
  gold: '87.48',
};

/** Fraction of the wealth that is due for a lunar year. docs/rules.md ZAKAT-4. */
const ZAKAT_RATE = '0.025';

/** PKR per gram. */
const PRICES: Readonly<Record<NisabMetal, string>> = { silver: SILVER_PRICE, gold: GOLD_PRICE };

/** Raw input; an empty amount counts as 0. */
export interface ZakatAmounts {
  /** PKR. */
  cash: string;
  /** Grams. */
  gold: string;
  /** Grams. */
  silver: string;
  /** PKR: goods for trade, and investments. */
  goods: string;
  /** PKR. */
  debts: string;
}

export type ZakatAmountField = keyof ZakatAmounts;

/** One line of the calculation. */
export interface ZakatLine {
  id: 'walletCash' | 'walletGold' | 'walletSilver' | Exclude<ZakatAmountField, 'debts'>;
  /** Grams; only for metals. */
  grams?: string;
  /** PKR. */
  value: string;
}

export interface Zakat {
  /** Asset lines, except those with a value of 0. */
  lines: readonly ZakatLine[];
  /** PKR. */
  debts: string;
  /** PKR: the assets minus the debts. */
  wealth: string;
  /** PKR. */
  nisab: string;
  reachesNisab: boolean;
  /** Zakat due in PKR, exact; '0' below the nisab. Rounded only for display. */
  amount: string;
}

/** Returns the input as a plain decimal; null if it is not an amount or is negative. */
export function parseZakatAmount(text: string): string | null {
  if (text.trim() === '') return '0';
  const amount = parseAmount(text);
  return amount === null || compare(amount, '0') < 0 ? null : toPlainDecimal(amount);
}

/** Returns the nisab in PKR. docs/rules.md ZAKAT-3. */
export const getNisab = (metal: NisabMetal): string => multiply(NISAB_GRAMS[metal], PRICES[metal]);

/**
 * Calculates the zakat due. docs/rules.md ZAKAT-2 to ZAKAT-4.
 * @throws RangeError if an amount is invalid: check it with `parseZakatAmount`.
 */
export function calculateZakat(
  holdings: Holdings,
  amounts: ZakatAmounts,
  metal: NisabMetal,
): Zakat {
  const read = (field: ZakatAmountField) => {
    const amount = parseZakatAmount(amounts[field]);
    if (amount === null) throw new RangeError(`Not an amount: ${field}`);
    return amount;
  };
  const weigh = (id: ZakatLine['id'], of: NisabMetal, grams: string): ZakatLine => ({
    id,
    grams,
    value: multiply(grams, PRICES[of]),
  });
  const lines: ZakatLine[] = [
    { id: 'walletCash', value: holdings.pkr },
    weigh('walletGold', 'gold', holdings.gold),
    weigh('walletSilver', 'silver', holdings.silver),
    { id: 'cash', value: read('cash') },
    weigh('gold', 'gold', read('gold')),
    weigh('silver', 'silver', read('silver')),
    { id: 'goods', value: read('goods') },
  ];
  const debts = read('debts');
  const wealth = add(...lines.map(({ value }) => value), multiply(debts, '-1'));
  const nisab = getNisab(metal);
  const reachesNisab = compare(wealth, nisab) >= 0;
  return {
    lines: lines.filter(({ value }) => compare(value, '0') !== 0),
    debts,
    wealth,
    nisab,
    reachesNisab,
    amount: reachesNisab ? multiply(wealth, ZAKAT_RATE) : '0',
  };
}
