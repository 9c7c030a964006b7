import type { ChartLabels } from '../../components/Chart';
import type { CurrencyCode } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useFormatSpokenAmount } from '../../hooks/useFormatSpokenAmount';
import { useIsEnglish } from '../../hooks/useIsEnglish';

/** Returns the formatters for a chart of amounts in a currency. docs/rules.md LANG-10. */
export function useChartFormats(
  currency: CurrencyCode,
): Pick<ChartLabels, 'formatValue' | 'formatSpoken'> {
  const { formatAmount } = useFormats();
  const formatSpokenAmount = useFormatSpokenAmount();
  const isEnglish = useIsEnglish();
  return {
    formatValue: (value) => formatAmount(value, currency),
    // English needs no separate text.
    formatSpoken: isEnglish ? undefined : (value) => formatSpokenAmount(value, currency),
  };
}
