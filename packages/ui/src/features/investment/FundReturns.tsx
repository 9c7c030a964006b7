import { ReturnBars } from '../../components/ReturnBars';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { investmentMessages } from './messages';
import type { Fund } from './fund';

interface FundReturnsProps {
  fund: Fund;
  /** The return that fills a bar, in percent. @default the fund's best return */
  scale?: string;
}

export function FundReturns({ fund, scale }: FundReturnsProps) {
  const t = useMessages(investmentMessages);
  return (
    <ReturnBars
      scale={scale}
      returns={[
        { period: t('return1Y'), percent: fund.return1Y },
        { period: t('return3Y'), percent: fund.return3Y },
      ]}
    />
  );
}

/** The disclaimer required beside all returns. docs/rules.md INVEST-10. */
export function PastPerformance() {
  const t = useMessages(investmentMessages);
  return (
    <Text size="caption" tone="muted">
      {t('pastPerformance')}
    </Text>
  );
}
