import { useSelector } from '@xstate/react';
import { UserSearch } from 'lucide-react';
import { Avatar } from '../../components/Avatar';
import { EmptyState } from '../../components/EmptyState';
import { Ltr } from '../../components/Ltr';
import { RadioCards } from '../../components/RadioCards';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { useTranslations } from '../../messages';
import { findContacts } from './findContacts';
import type { GiftContact } from './gift';
import * as styles from './gift.css';
import type { GiftActor } from './giftMachine';

interface ContactPickerProps {
  actor: GiftActor;
  contacts: readonly GiftContact[];
}

/** Delay after the last key press before the number of matches is announced, ms. */
const ANNOUNCE_AFTER = 600;

/** A searchable list of contacts in two groups. The search filters both. */
export function ContactPicker({ actor, contacts }: ContactPickerProps) {
  const t = useTranslations('gift');
  const search = useSelector(actor, ({ context }) => context.search);
  const chosen = useSelector(actor, ({ context }) => context.contact);
  const chosenId =
    contacts.find(({ name, phone }) => name === chosen?.name && phone === chosen.phone)?.id ?? null;
  const found = findContacts(contacts, search);
  const groups = [
    { label: t('recent'), members: found.filter(({ isRecent }) => isRecent) },
    { label: t('allContacts'), members: found.filter(({ isRecent }) => !isRecent) },
  ];

  function choose(id: string) {
    const contact = contacts.find((candidate) => candidate.id === id);
    if (!contact) return;
    const { name, phone } = contact;
    actor.send({ type: 'contact.chosen', contact: { name, phone, isNewUser: false } });
  }

  if (contacts.length === 0) {
    return (
      <EmptyState icon={UserSearch} title={t('noContacts')} description={t('noContactsHint')} />
    );
  }
  return (
    <Stack gap={4}>
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={search}
        onChange={(typed) => actor.send({ type: 'search.changed', search: typed })}
      />
      <ResultCount count={found.length} isSearching={search.trim() !== ''} />
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ label, members }) => (
          <RadioCards
            key={label}
            label={label}
            options={members.map(({ id, name, phone, initials }) => ({
              id,
              label: name,
              description: <Ltr>{phone}</Ltr>,
              leading: <Avatar initials={initials} />,
            }))}
            // Both groups share one selection: the group without the chosen contact has none.
            value={members.some(({ id }) => id === chosenId) ? chosenId : null}
            onChange={choose}
          />
        ))}
      {found.length === 0 && (
        <EmptyState icon={UserSearch} title={t('noMatch')} description={t('noMatchHint')} />
      )}
    </Stack>
  );
}

/** Announces the number of matching contacts to screen readers. */
function ResultCount({ count, isSearching }: { count: number; isSearching: boolean }) {
  const t = useTranslations('gift');
  const said = useDebouncedValue(isSearching ? t('found', { count }) : '', ANNOUNCE_AFTER);
  return (
    <span role="status" className={styles.spoken}>
      {said}
    </span>
  );
}
