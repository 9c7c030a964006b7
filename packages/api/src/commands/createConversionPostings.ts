import type { NewTransaction } from '../schemas/newTransaction';

/** The source or target of a conversion. */
export interface ConversionSide {
  /** `PKR`, `USD`, `BHD`, `SAR`, `GOLD` or `SILVER`. */
  currency: string;
  /** The account to post to. A currency without its own account uses the cash account. */
  accountId: string;
  /** Plain decimal string in the currency’s own unit, not rounded for display, because rounding would lose money. */
  amount: string;
}

/** A conversion from one currency or metal to another. */
export interface Conversion {
  source: ConversionSide;
  target: ConversionSide;
}

const METAL_TYPES: ReadonlyMap<string, { purchase: string; sale: string }> = new Map([
  ['GOLD', { purchase: 'gold_purchase', sale: 'gold_sale' }],
  ['SILVER', { purchase: 'silver_purchase', sale: 'silver_sale' }],
]);

/**
 * Creates the two entries that make up a conversion, in the order in which they are posted. docs/rules.md CONV-11,
 * CONV-12:
 *
 * - PKR to a metal: the purchase on the metal account, then the withdrawal from the PKR account;
 * - a metal to PKR: the sale on the metal account, then the deposit to the PKR account;
 * - any other pair: the withdrawal from the source account, then the deposit to the target account.
 */
export function createConversionPostings({
  source,
  target,
}: Conversion): readonly [NewTransaction, NewTransaction] {
  // The list of recent conversions searches descriptions for ‘Convert’.
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
