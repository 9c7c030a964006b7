import { AmountSentence } from '../Amount';
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
export function ContactList({ contacts, label, onAction }: ContactListProps) {
  const t = useTranslations('contacts');
  return (
    <ul role="list" aria-label={label}>
      {contacts.map((contact) => (
        <li key={contact.id}>
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
        </li>
      ))}
    </ul>
  );
}
