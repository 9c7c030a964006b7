/** docs/rules.md TXN-6. */
export const RECENT_CONVERSION_COUNT = 3;

/**
 * Returns the first three conversions, by type or by the word ‘Convert’ as specified, which also
 * matches a transfer to ‘Converters Ltd’. docs/rules.md CONV-15.
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
