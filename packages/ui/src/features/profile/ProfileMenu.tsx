import { useEntryText } from '../../hooks/useMenuEntries';
import { EntryList, type ListEntry } from '../../steps/EntryList';
import { KycBadge } from './KycBadge';
import type { KycStatus } from './profile';
import type { ProfileEntry, ProfileGroup } from './profileMenu';

interface ProfileMenuProps {
  groups: readonly ProfileGroup[];
  kycStatus?: KycStatus;
  onEdit?: () => void;
}

/** Links to pages for account, preferences and support, if available. docs/rules.md PROFILE-3, NAV-17. */
export function ProfileMenu({ groups, kycStatus, onEdit }: ProfileMenuProps) {
  const getText = useEntryText();
  const connect = (entry: ProfileEntry): ListEntry | [] => {
    if (!hasTarget(entry)) return onEdit ? { ...entry, onPress: onEdit } : [];
    return entry.id === 'kycVerification' && kycStatus
      ? { ...entry, trailing: <KycBadge status={kycStatus} /> }
      : entry;
  };
  return groups.map(({ id, label, entries }) => (
    <EntryList key={id} title={getText(label)} entries={entries.flatMap(connect)} />
  ));
}

const hasTarget = (entry: ProfileEntry): entry is ListEntry =>
  Boolean(entry.to ?? entry.href ?? entry.onPress);
