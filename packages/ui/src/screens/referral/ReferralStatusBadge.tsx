import { BadgeCheck, Clock, Gift, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeProps } from '../../components/Badge';
import { useTranslations } from '../../messages';
import type { ReferralStatus } from './referrals';

const looks: Record<ReferralStatus, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  rewarded: { tone: 'success', icon: Gift },
  active: { tone: 'info', icon: BadgeCheck },
  pending: { tone: 'pending', icon: Clock },
};

/** How far a referral has come, in a word. docs/rules.md REFERRAL-2. */
export function ReferralStatusBadge({ status }: { status: ReferralStatus }) {
  const t = useTranslations('referral');
  return <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>;
}
