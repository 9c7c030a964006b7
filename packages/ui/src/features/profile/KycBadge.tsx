import { BadgeCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeProps } from '../../components/Badge';
import { useMessages } from '../../messages';
import { profileMessages } from '../../messages/shared/profile';
import type { KycStatus } from './profile';

const badgeByStatus: Record<KycStatus, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  verified: { tone: 'success', icon: BadgeCheck },
  pending: { tone: 'pending', icon: Clock },
  unverified: { tone: 'neutral', icon: CircleAlert },
};

export function KycBadge({ status }: { status: KycStatus }) {
  const t = useMessages(profileMessages);
  return <Badge {...badgeByStatus[status]}>{t(`kyc.${status}`)}</Badge>;
}
