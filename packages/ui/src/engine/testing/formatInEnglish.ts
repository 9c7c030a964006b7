import type { Problem } from '../../components/Toast';
import { formatAmount, type Money } from '../../format';
import { money } from '../../format/testing/money';

export function formatInEnglish<P extends Problem>(
  { values = {}, ...problem }: P,
  at: Money = money,
) {
  const written = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value];
    const { amount, currency = at.home, isBalance: _, ...options } = value;
    return [name, formatAmount(amount, currency, { ...options, money: at })];
  });
  return { ...problem, values: Object.fromEntries(written) as Record<string, string> };
}
