import { memo } from 'react';
import { AmountSentence } from '../Amount';
import { sameProps } from '../../hooks/sameProps';
import { useSteadyHandlers } from '../../hooks/useSteadyHandlers';
import { useTranslations } from '../../messages';
import type { Contact } from '../../types';
import { Avatar } from '../Avatar';
import { ListItem } from '../ListItem';
import { Ltr } from '../Ltr';

export interface ContactListProps {
  /** The people, in the order in which they are shown. */
  contacts: readonly Contact[];
  /** Names the list; it is heard, not seen. */
  label: string;
  /** A contact was pressed. */
  onAction: (contact: Contact) => void;
}

/** People to choose one of, with what last went to or was asked of them. */
export function ContactList(props: ContactListProps) {
  const { contacts, label, onAction } = useSteadyHandlers(props);
  return (
    <ul role="list" aria-label={label}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          <ContactRow contact={contact} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}

type ContactRowProps = Pick<ContactListProps, 'onAction'> & { contact: Contact };

/** Drawn anew when the contact says something else. */
const ContactRow = memo(function ContactRow({ contact, onAction }: ContactRowProps) {
  const t = useTranslations('contacts');
  return (
    <ListItem
      leading={<Avatar initials={contact.initials} />}
      title={contact.name}
      description={<Ltr>{contact.phone}</Ltr>}
      trailing={
        <AmountSentence>
          {(write) => t('lastAmount', { amount: write(contact.lastAmount, 'PKR') })}
        </AmountSentence>
      }
      onPress={() => onAction(contact)}
    />
  );
}, sameProps);
