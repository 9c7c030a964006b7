import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { Text } from '../../components/Text';
import { useTranslations } from '../../messages';
import { useHrefs } from '../../hooks/useHrefs';
import { KycBadge } from './KycBadge';
import { profileMenu } from './profileMenu';
import type { KycStatus } from './profile';
import * as styles from './profile.css';

interface ProfileMenuProps {
  /** Omit it if the status is unknown. */
  kycStatus?: KycStatus;
  /** Called to open the form. If omitted, the form is not offered. */
  onEdit?: () => void;
}

/** Links to the available pages for account, preferences and support. docs/rules.md PROFILE-3, NAV-17. */
export function ProfileMenu({ kycStatus, onEdit }: ProfileMenuProps) {
  const t = useTranslations('profile');
  const hrefs = useHrefs();
  const targets = { ...hrefs, personalInformation: onEdit ?? null };
  const groups = profileMenu
    .map(({ id, entries }) => ({
      id,
      entries: entries.filter((entry) => targets[entry.id] !== null),
    }))
    .filter(({ entries }) => entries.length > 0);
  return groups.map((group) => (
    <Card key={group.id} title={t(group.id)} padding="list">
      <ul role="list">
        {group.entries.map(({ id, hint, icon }) => (
          <li key={id} className={styles.entry}>
            <ListItem
              icon={icon}
              tone={id === 'signOut' ? 'danger' : 'brand'}
              title={
                id === 'signOut' ? (
                  <Text as="span" size="label" tone="danger">
                    {t(id)}
                  </Text>
                ) : (
                  t(id)
                )
              }
              description={hint && t(hint)}
              trailing={id === 'kycVerification' && kycStatus && <KycBadge status={kycStatus} />}
              {...(id === 'personalInformation'
                ? { onPress: onEdit }
                : { href: hrefs[id] ?? undefined })}
            />
          </li>
        ))}
      </ul>
    </Card>
  ));
}
