import { useEntryText } from '../../hooks/useMenuEntries';
import { EntryList, type ListEntry } from '../shared/EntryList';
import { KycBadge } from './KycBadge';
import type { KycStatus } from './profile';
import type { ProfileEntry, ProfileGroup } from './profileMenu';

interface ProfileMenuProps {
  groups: readonly ProfileGroup[];
  /** Omit it if the status is unknown. */
  kycStatus?: KycStatus;
  /** Called to open the form. If omitted, the form is not offered. */
  onEdit?: () => void;
}

/** Links to the available pages for account, preferences and support. docs/rules.md PROFILE-3, NAV-17. */
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

/** Whether the entry leads anywhere by itself; the entry of the form does not. */
const hasTarget = (entry: ProfileEntry): entry is ListEntry =>
  Boolean(entry.to ?? entry.href ?? entry.onPress);
