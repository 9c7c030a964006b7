/** docs/rules.md TXN-6. */
export const RECENT_CONVERSIONS = 3;

/**
 * Returns the first three conversions, by type or by the word ‘Convert’ as specified, which also
 * matches a transfer to ‘Converters Ltd’. docs/rules.md CONV-15.
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
