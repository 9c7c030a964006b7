import { Badge, type BadgeProps } from '../../components/Badge';
import { useMessages } from '../../messages';
import { investmentMessages } from './messages';
import type { RiskLevel } from './fund';

const toneByRisk: Record<RiskLevel, BadgeProps['tone']> = {
  low: 'success',
  medium: 'pending',
  high: 'danger',
};

export function RiskBadge({ risk }: { risk: RiskLevel }) {
  const t = useMessages(investmentMessages);
  return <Badge tone={toneByRisk[risk]}>{t(`risks.${risk}`)}</Badge>;
}
