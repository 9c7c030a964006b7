import { isConversion } from '../../components/TransactionItem';

/** How many conversions are shown. docs/rules.md TXN-6. */
export const RECENT_CONVERSIONS = 3;

/** What a conversion is known by. */
interface Recognizable {
  type: string;
  description: string;
}

/** The first three conversions. docs/rules.md CONV-15. */
export function recentConversions<T extends Recognizable>(transactions: readonly T[]): T[] {
  return transactions
    .filter(({ type, description }) => isConversion(type, description))
    .slice(0, RECENT_CONVERSIONS);
}
