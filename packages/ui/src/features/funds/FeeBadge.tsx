import { Badge } from '../../components/Badge';
import { useTranslations } from '../../messages';

interface FeeBadgeProps {
  fee: 'free' | 'cardFee' | 'networkFees';
}

export function FeeBadge({ fee }: FeeBadgeProps) {
  const t = useTranslations('funds');
  const tCommon = useTranslations('common');
  return fee === 'free' ? <Badge tone="success">{tCommon('free')}</Badge> : <Badge>{t(fee)}</Badge>;
}
