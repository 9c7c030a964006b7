import { Badge, type BadgeProps } from '../../components/Badge';
import { useTranslations } from '../../messages';
import type { RiskLevel } from './fund';

const toneByRisk: Record<RiskLevel, BadgeProps['tone']> = {
  low: 'success',
  medium: 'pending',
  high: 'danger',
};

export function RiskBadge({ risk }: { risk: RiskLevel }) {
  const t = useTranslations('investment');
  return <Badge tone={toneByRisk[risk]}>{t(`risks.${risk}`)}</Badge>;
}
