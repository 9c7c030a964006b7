import { ChartPie, Landmark, Scale, type LucideIcon } from 'lucide-react';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { investmentMessages } from './messages';
import type { Fund } from './fund';
import * as styles from './FundCard.css';
import { FundReturns } from './FundReturns';
import { RiskBadge } from './RiskBadge';

interface FundCardProps {
  fund: Fund;
  /** The return that fills a bar, in percent. */
  scale: string;
  onChoose: () => void;
}

const icons: Record<Fund['category'], LucideIcon> = {
  equity: ChartPie,
  income: Landmark,
  balanced: Scale,
};

export function FundCard({ fund, scale, onChoose }: FundCardProps) {
  const t = useMessages(investmentMessages);
  return (
    <div className={styles.fund}>
      <Card>
        <Stack gap={3}>
          <ListItem
            icon={icons[fund.category]}
            title={fund.name}
            description={t(`categories.${fund.category}`)}
            trailing={<RiskBadge risk={fund.risk} />}
            onPress={onChoose}
          />
          <FundReturns fund={fund} scale={scale} />
        </Stack>
      </Card>
    </div>
  );
}
