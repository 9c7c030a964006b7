import type { Problem } from '../../components/Toast';
import { formatAmount } from '../../format';
import { money } from '../../format/testing/money';

/** Formats the amounts of a problem or toast in English. */
export function formatInEnglish<P extends Problem>({ values = {}, ...problem }: P) {
  const written = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value];
    const { amount, currency = money.home, isBalance: _, ...options } = value;
    return [name, formatAmount(amount, currency, { ...options, money })];
  });
  return { ...problem, values: Object.fromEntries(written) as Record<string, string> };
}
