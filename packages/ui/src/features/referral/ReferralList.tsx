import { BadgeCheck, Clock, Gift, type LucideIcon, Users } from 'lucide-react';
import { Amount, AmountSentence } from '../../components/Amount';
import { Avatar } from '../../components/Avatar';
import { Badge, type BadgeProps } from '../../components/Badge';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ListItem } from '../../components/ListItem';
import { isPositive } from '../../format';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { referralMessages } from '../../messages/shared/referral';
import * as styles from './referral.css';
import type { Referral, ReferralStatus } from './referrals';

/** The user's referrals. docs/rules.md REFERRAL-2. */
export function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const t = useMessages(referralMessages);
  const dateTime = useFormatDateTime();
  // Format in UTC, so that the device's time zone cannot shift the date.
  const day = (date: string) => dateTime(date, { ...DATE_FORMAT, timeZone: 'UTC' });
  return (
    <Card title={t('list')} padding="list">
      {referrals.length === 0 ? (
        <EmptyState icon={Users} title={t('emptyTitle')} description={t('emptyText')} />
      ) : (
        <ul role="list">
          {referrals.map((referral) => (
            <li key={referral.id} className={styles.entry}>
              <ListItem
                leading={<Avatar initials={referral.initials} />}
                title={referral.name}
                description={t('joined', { date: day(referral.joinDate) })}
                trailing={
                  <span className={styles.outcome}>
                    <ReferralStatusBadge status={referral.status} />
                    <RewardText referral={referral} />
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function RewardText({ referral: { status, reward } }: { referral: Referral }) {
  const t = useMessages(referralMessages);
  if (status === 'rewarded') {
    return <Amount value={reward} sign="always" size="sm" tone="success" />;
  }
  return isPositive(reward) ? (
    <AmountSentence>{(write) => t('rewardComing', { amount: write(reward) })}</AmountSentence>
  ) : (
    t('noReward')
  );
}

const badgeByStatus: Record<ReferralStatus, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  rewarded: { tone: 'success', icon: Gift },
  active: { tone: 'info', icon: BadgeCheck },
  pending: { tone: 'pending', icon: Clock },
};

/** A referral's status. docs/rules.md REFERRAL-2. */
function ReferralStatusBadge({ status }: { status: ReferralStatus }) {
  const t = useMessages(referralMessages);
  return <Badge {...badgeByStatus[status]}>{t(`status.${status}`)}</Badge>;
}
