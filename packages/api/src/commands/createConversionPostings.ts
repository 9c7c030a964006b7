import type { NewTransaction } from '../schemas/newTransaction';

export interface ConversionSide {
  /** `PKR`, `USD`, `BHD`, `SAR`, `GOLD` or `SILVER`. */
  currency: string;
  /** The account to post to; for a currency without its own account, the cash account. */
  accountId: string;
  /** A decimal string in units of `currency`, not rounded for display because that would lose money. */
  amount: string;
}

export interface Conversion {
  source: ConversionSide;
  target: ConversionSide;
}

const METAL_TYPES: ReadonlyMap<string, { purchase: string; sale: string }> = new Map([
  ['GOLD', { purchase: 'gold_purchase', sale: 'gold_sale' }],
  ['SILVER', { purchase: 'silver_purchase', sale: 'silver_sale' }],
]);

/**
 * Returns the two entries in posting order (docs/rules.md CONV-11, CONV-12): the metal entry first; between currencies,
 * the withdrawal from the source account first.
 */
export function createConversionPostings({
  source,
  target,
}: Conversion): readonly [NewTransaction, NewTransaction] {
  // The recent conversions list searches descriptions for ‘Convert’.
  const description = `Convert ${source.currency} to ${target.currency}`;
  const posting = (type: string, side: ConversionSide): NewTransaction => ({
    accountId: side.accountId,
    type,
    currency: side.currency,
    amount: side.amount,
    description,
    status: 'completed',
    verified: true,
  });

  const bought = METAL_TYPES.get(target.currency);
  if (source.currency === 'PKR' && bought) {
    return [posting(bought.purchase, target), posting('withdrawal', source)];
  }
  const sold = METAL_TYPES.get(source.currency);
  if (target.currency === 'PKR' && sold) {
    return [posting(sold.sale, source), posting('deposit', target)];
  }
  return [posting('withdrawal', source), posting('deposit', target)];
}
