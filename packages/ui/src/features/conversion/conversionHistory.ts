import type { WalletTransaction } from '../../types';

/** Number of recent conversions listed. docs/rules.md TXN-6. */
export const RECENT_CONVERSION_COUNT = 3;

/** The transaction fields from which `findRecentConversions` identifies conversions. */
export interface PossibleConversion extends Pick<WalletTransaction, 'type' | 'conversion'> {
  /** English text. Omit it if conversions have a `conversion` field. */
  description?: string;
}

/** As specified, ‘Convert’ also matches transfers to ‘Converters Ltd’. */
const isConversion = ({ type, description, conversion }: PossibleConversion): boolean => {
  if (/gold_|silver_/.test(type)) return true;
  return description === undefined ? Boolean(conversion) : description.includes('Convert');
};

/**
 * Returns the first three conversions: transactions with `gold_` or `silver_` in their type or ‘Convert’ in their
 * description, and transactions without a description that have a `conversion`. docs/rules.md CONV-15.
 */
export const findRecentConversions = <T extends PossibleConversion>(
  transactions: readonly T[],
): T[] => transactions.filter(isConversion).slice(0, RECENT_CONVERSION_COUNT);
