import { memo } from 'react';
import { AmountSentence } from '../Amount';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import { useMessages } from '../../messages';
import { contactsMessages } from './messages';
import type { Contact } from '../../types';
import { Avatar } from '../Avatar';
import { ListItem } from '../ListItem';
import { Ltr } from '../Ltr';

export interface ContactListProps {
  /** Contacts in display order. */
  contacts: readonly Contact[];
  /** Accessible name of the list. */
  label: string;
  /** Called when a contact is pressed. */
  onAction: (contact: Contact) => void;
}

/**
 * A list of selectable contacts, each with the last amount sent or requested. Use it to choose a person; for other rows
 * use `ListItem`.
 */
export function ContactList(props: ContactListProps) {
  const { contacts, label, onAction } = useStableHandlers(props);
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

const ContactRow = memo(function ContactRow({ contact, onAction }: ContactRowProps) {
  const t = useMessages(contactsMessages);
  return (
    <ListItem
      leading={<Avatar initials={contact.initials} />}
      title={contact.name}
      description={<Ltr>{contact.phone}</Ltr>}
      trailing={
        <AmountSentence>
          {(write) => t('lastAmount', { amount: write(contact.lastAmount) })}
        </AmountSentence>
      }
      onPress={() => onAction(contact)}
    />
  );
}, arePropsEqual);
