import { useSelector } from '@xstate/react';
import { UserSearch } from 'lucide-react';
import { Avatar } from '../../components/Avatar';
import { EmptyState } from '../../components/EmptyState';
import { LoadableList } from '../../components/LoadableList';
import { getLoadedItems, isLoadedEmpty } from '../../components/LoadableList/loadableItems';
import { Ltr } from '../../components/Ltr';
import { RadioCards } from '../../components/RadioCards';
import { RadioCardsSkeleton } from '../../components/RadioCards/RadioCardsSkeleton';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { contactsMessages } from '../../components/ContactList/messages';
import { giftMessages } from './messages';
import type { LoadableItems } from '../../types';
import { findContacts } from './findContacts';
import type { GiftContact } from './gift';
import * as styles from './gift.css';
import type { GiftActor } from './giftMachine';
import { usePhoneMatcher } from './usePhoneMatcher';

interface ContactPickerProps {
  actor: GiftActor;
  contacts: LoadableItems<GiftContact>;
}

/** Delay after the last key press before the number of matches is announced, in ms. */
const ANNOUNCE_AFTER = 600;

/** A contact list, which can be searched even before it has loaded. */
export function ContactPicker({ actor, contacts }: ContactPickerProps) {
  const t = useMessages(giftMessages);
  const search = useSelector(actor, ({ context }) => context.search);
  const matchesPhone = usePhoneMatcher(search);
  if (isLoadedEmpty(contacts)) {
    return (
      <EmptyState icon={UserSearch} title={t('noContacts')} description={t('noContactsHint')} />
    );
  }
  const loaded = getLoadedItems(contacts);
  return (
    <Stack gap={4}>
      <div ref={moveFocusOnRemoval}>
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={search}
          onChange={(typed) => actor.send({ type: 'search.changed', search: typed })}
        />
      </div>
      <ResultCount
        count={findContacts(loaded, search, matchesPhone).length}
        isSearching={loaded.length > 0 && search.trim() !== ''}
      />
      <LoadableList
        items={contacts}
        errorTitle={<MessageText message={messageOf(contactsMessages, 'failed')} />}
        loading={<RadioCardsSkeleton count={4} />}
      >
        {(list) => <ContactGroups actor={actor} contacts={list} search={search} />}
      </LoadableList>
    </Stack>
  );
}

interface ContactGroupsProps {
  actor: GiftActor;
  contacts: readonly GiftContact[];
  search: string;
}

function ContactGroups({ actor, contacts, search }: ContactGroupsProps) {
  const t = useMessages(giftMessages);
  const chosen = useSelector(actor, ({ context }) => context.contact);
  const chosenId =
    contacts.find(({ name, phone }) => name === chosen?.name && phone === chosen.phone)?.id ?? null;
  const matchesPhone = usePhoneMatcher(search);
  const found = findContacts(contacts, search, matchesPhone);
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

  return (
    <Stack gap={4}>
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
            // Both groups share one selection, so the group without the selected contact gets null.
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

function ResultCount({ count, isSearching }: { count: number; isSearching: boolean }) {
  const t = useMessages(giftMessages);
  const announcement = useDebouncedValue(isSearching ? t('found', { count }) : '', ANNOUNCE_AFTER);
  return (
    <span role="status" className={styles.screenReaderOnly}>
      {announcement}
    </span>
  );
}
