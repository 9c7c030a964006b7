/** Number of recent conversions listed. docs/rules.md TXN-6. */
export const RECENT_CONVERSION_COUNT = 3;

/**
 * Returns the first three conversions. As specified, they are found by type or by the word
 * ‘Convert’, which also matches a transfer to ‘Converters Ltd’. docs/rules.md CONV-15.
 */
export function findRecentConversions<T extends { type: string; description: string }>(
  transactions: readonly T[],
): T[] {
  return transactions
    .filter(
      ({ type, description }) => /gold_|silver_/.test(type) || description.includes('Convert'),
    )
    .slice(0, RECENT_CONVERSION_COUNT);
}
