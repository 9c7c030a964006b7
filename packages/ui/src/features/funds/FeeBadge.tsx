import { Badge } from '../../components/Badge';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { fundsMessages } from './messages';

interface FeeBadgeProps {
  fee: 'free' | 'cardFee' | 'networkFees';
}

export function FeeBadge({ fee }: FeeBadgeProps) {
  const t = useMessages(fundsMessages);
  const tCommon = useMessages(commonMessages);
  return fee === 'free' ? <Badge tone="success">{tCommon('free')}</Badge> : <Badge>{t(fee)}</Badge>;
}
