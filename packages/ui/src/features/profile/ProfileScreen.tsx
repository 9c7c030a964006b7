import { UserRound } from 'lucide-react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { profileMessages } from '../../messages/shared/profile';
import type { Loadable, WalletBalances } from '../../types';
import type { Profile } from './profile';
import { ProfileMenu } from './ProfileMenu';
import { defaultProfileMenu, type ProfileGroup } from './profileMenu';
import { StatTiles, type ProfileScore } from './StatTiles';
import { UserCard } from './UserCard';

export interface ProfileScreenProps {
  /** The account holder's profile; null if unknown. */
  profile: Profile | null;
  /** Total balance and gold holdings. */
  balances: Loadable<WalletBalances>;
  /** Total number of transactions. */
  transactionCount: Loadable<number>;
  /** The user's score; null hides its tile. */
  score: ProfileScore | null;
  /** Called to open the form. If omitted, there is no edit button. */
  onEdit?: () => void;
  /** Groups of entries, in display order. @default `defaultProfileMenu` */
  menu?: readonly ProfileGroup[];
  /** Version of the app, shown in the footer. docs/rules.md NAV-14. @default not displayed */
  version?: string;
  /** Whether the footer says that a Shariah board has certified the wallet. docs/rules.md PROFILE-6. @default true */
  isCertified?: boolean;
}

/**
 * Profile, statistics and links to all settings. Use it as the page from which settings are opened; to change the
 * profile use `EditProfileScreen`. docs/rules.md PROFILE, NAV-18.
 */
export function ProfileScreen({
  profile,
  balances,
  transactionCount,
  score,
  onEdit,
  menu = defaultProfileMenu,
  version,
  isCertified = true,
}: ProfileScreenProps) {
  const t = useMessages(profileMessages);
  return (
    <Screen header={<PageHeader title={t('title')} />}>
      {profile ? <UserCard profile={profile} onEdit={onEdit} /> : <NoProfile />}
      <StatTiles balances={balances} transactionCount={transactionCount} score={score} />
      <ProfileMenu groups={menu} kycStatus={profile?.kycStatus} onEdit={onEdit} />
      <ProfileFooter version={version} isCertified={isCertified} />
    </Screen>
  );
}

type ProfileFooterProps = Pick<ProfileScreenProps, 'version' | 'isCertified'>;

function ProfileFooter({ version, isCertified }: ProfileFooterProps) {
  const t = useMessages(profileMessages);
  if (version === undefined && !isCertified) return null;
  return (
    <Stack gap={1}>
      {version !== undefined && (
        <Text size="caption" tone="muted" align="center">
          {t('version', { version })}
        </Text>
      )}
      {isCertified && (
        <Text size="caption" tone="muted" align="center">
          {t('certified')}
        </Text>
      )}
    </Stack>
  );
}

function NoProfile() {
  const t = useMessages(profileMessages);
  return (
    <Card>
      <EmptyState icon={UserRound} title={t('noProfile')} description={t('noProfileHint')} />
    </Card>
  );
}
