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

/** The metal by whose nisab wealth is measured. */
export type NisabMetal = 'silver' | 'gold';

/** Grams: 52.5 tola of silver, 7.5 tola of gold. docs/rules.md ZAKAT-3. */
export const NISAB_GRAMS: Readonly<Record<NisabMetal, string>> = {
  silver: '612.36',
  gold: '87.48',
};

/** The part of the wealth that is due for a lunar year. docs/rules.md ZAKAT-4. */
const ZAKAT_RATE = '0.025';

/** PKR for a gram. */
const PRICES: Readonly<Record<NisabMetal, string>> = { silver: SILVER_PRICE, gold: GOLD_PRICE };

/** Amounts as typed; an empty one is none. */
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

/** A line of the working. */
export interface ZakatLine {
  id: 'walletCash' | 'walletGold' | 'walletSilver' | Exclude<ZakatAmountField, 'debts'>;
  /** Grams, for a metal. */
  grams?: string;
  /** PKR. */
  value: string;
}

export interface Zakat {
  /** What is owned, without empty lines. */
  lines: readonly ZakatLine[];
  /** PKR. */
  debts: string;
  /** PKR: what is owned, less the debts. */
  wealth: string;
  /** PKR. */
  nisab: string;
  /** Whether the wealth reaches the nisab. */
  reachesNisab: boolean;
  /** PKR, exact; '0' below the nisab. Rounded only where it is shown. */
  amount: string;
}

/** Returns the typed amount as a plain decimal; null for a text that is no amount, or a negative one. */
export function readZakatAmount(text: string): string | null {
  if (text.trim() === '') return '0';
  const amount = parseAmount(text);
  return amount === null || compare(amount, '0') < 0 ? null : toPlainDecimal(amount);
}

/** PKR. docs/rules.md ZAKAT-3. */
export const getNisab = (metal: NisabMetal): string => multiply(NISAB_GRAMS[metal], PRICES[metal]);

/** @throws RangeError if an amount cannot be read: check with `readZakatAmount`. docs/rules.md ZAKAT-2 to ZAKAT-4. */
export function calculateZakat(
  holdings: Holdings,
  amounts: ZakatAmounts,
  metal: NisabMetal,
): Zakat {
  const read = (field: ZakatAmountField) => {
    const amount = readZakatAmount(amounts[field]);
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
