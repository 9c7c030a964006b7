import { UserRound } from 'lucide-react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useTranslations } from '../../messages';
import type { Loadable, WalletBalances } from '../../types';
import type { Profile } from './profile';
import { ProfileMenu } from './ProfileMenu';
import { defaultProfileMenu, type ProfileGroup } from './profileMenu';
import { StatTiles, type Score } from './StatTiles';
import { UserCard } from './UserCard';

/** Shown in the footer. docs/rules.md NAV-14 */
const APP_VERSION = '1.0.0';

export interface ProfileScreenProps {
  /** The account holder's profile; null if unknown. */
  profile: Profile | null;
  /** Total balance and gold holdings. */
  balances: Loadable<WalletBalances>;
  /** Total number of transactions. */
  transactionCount: Loadable<number>;
  /** The user's score; null hides its tile. */
  score: Score | null;
  /** Called to open the form. If omitted, the form is not offered. */
  onEdit?: () => void;
  /** Groups of entries, in display order. @default `defaultProfileMenu` */
  menu?: readonly ProfileGroup[];
}

/** Profile, statistics and links to all settings. docs/rules.md PROFILE, NAV-18. */
export function ProfileScreen({
  profile,
  balances,
  transactionCount,
  score,
  onEdit,
  menu = defaultProfileMenu,
}: ProfileScreenProps) {
  const t = useTranslations('profile');
  return (
    <Screen header={<PageHeader title={t('title')} />}>
      {profile ? <UserCard profile={profile} onEdit={onEdit} /> : <NoProfile />}
      <StatTiles balances={balances} transactionCount={transactionCount} score={score} />
      <ProfileMenu groups={menu} kycStatus={profile?.kycStatus} onEdit={onEdit} />
      <Stack gap={1}>
        <Text size="caption" tone="muted" align="center">
          {t('version', { version: APP_VERSION })}
        </Text>
        <Text size="caption" tone="muted" align="center">
          {t('certified')}
        </Text>
      </Stack>
    </Screen>
  );
}

function NoProfile() {
  const t = useTranslations('profile');
  return (
    <Card>
      <EmptyState icon={UserRound} title={t('noProfile')} description={t('noProfileHint')} />
    </Card>
  );
}
