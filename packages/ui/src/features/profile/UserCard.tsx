import { UserRoundPen } from 'lucide-react';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Address } from '../../components/Ltr';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { getInitials } from '../../format';
import { useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { profileMessages } from '../../messages/shared/profile';
import { KycBadge } from './KycBadge';
import type { Profile } from './profile';
import * as styles from './profile.css';

interface UserCardProps {
  profile: Profile;
  onEdit?: () => void;
}

/** Name, contact details and verification status. docs/rules.md PROFILE-1. */
export function UserCard({ profile, onEdit }: UserCardProps) {
  const t = useMessages(profileMessages);
  const dateTime = useFormatDateTime();
  const { name, email, kycStatus, memberSince } = profile;
  // Format in UTC, so that the device's time zone cannot shift a date to another month.
  const since = dateTime(memberSince, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles.person}>
          <Avatar initials={getInitials(name)} size="lg" />
          <div className={styles.personTexts}>
            <Text as="h2" size="heading">
              <bdi>{name}</bdi>
            </Text>
            {email && (
              <Text size="label" tone="muted">
                <Address>{email}</Address>
              </Text>
            )}
            <KycBadge status={kycStatus} />
            <Text size="caption" tone="muted">
              {t('memberSince', { date: since })}
            </Text>
          </div>
        </div>
        {onEdit && (
          <Button variant="secondary" size="sm" icon={UserRoundPen} isFullWidth onPress={onEdit}>
            {t('edit')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
