import type { Problem } from '../../components/Toast';
import { formatAmountValue } from '../../components/Toast/formatAmountValue';

/** Formats the amounts of a problem or toast in English. */
export function formatInEnglish<P extends Problem>({ values = {}, ...problem }: P) {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatAmountValue(value, 'en') : value,
  ]);
  return { ...problem, values: Object.fromEntries(written) as Record<string, string> };
}
