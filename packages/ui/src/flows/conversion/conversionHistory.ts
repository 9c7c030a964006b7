/** How many conversions are shown. docs/rules.md TXN-6. */
export const RECENT_CONVERSIONS = 3;

/** What a conversion is known by. */
interface Recognizable {
  type: string;
  description: string;
}

/** The first three conversions: metals by their type, pairs of currencies by their description. docs/rules.md CONV-15. */
export function recentConversions<T extends Recognizable>(transactions: readonly T[]): T[] {
  return transactions
    .filter(
      ({ type, description }) =>
        type.includes('gold_') || type.includes('silver_') || description.includes('Convert'),
    )
    .slice(0, RECENT_CONVERSIONS);
}
