/** Number of recent conversions shown. docs/rules.md TXN-6. */
export const RECENT_CONVERSIONS = 3;

/**
 * The first three transactions that the specification lists as conversions: by their type or the word
 * ‘Convert’, so that a transfer to ‘Converters Ltd’ is among them. docs/rules.md CONV-15.
 */
export function recentConversions<T extends { type: string; description: string }>(
  transactions: readonly T[],
): T[] {
  return transactions
    .filter(
      ({ type, description }) => /gold_|silver_/.test(type) || description.includes('Convert'),
    )
    .slice(0, RECENT_CONVERSIONS);
}
