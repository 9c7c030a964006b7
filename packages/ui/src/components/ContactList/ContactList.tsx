import { useLocale, useTranslations } from 'use-intl';
import { formatAmount } from '../../format';
import type { Contact } from '../../types';
import { Avatar } from '../Avatar';
import { ListItem } from '../ListItem';

export interface ContactListProps {
  contacts: readonly Contact[];
  /** Names the list; it is heard, not seen. */
  label: string;
  /** Emitted on a press. */
  onChoose: (contact: Contact) => void;
}

/** People to choose one of, with what last went to or was asked of them. */
export function ContactList({ contacts, label, onChoose }: ContactListProps) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  return (
    <ul role="list" aria-label={label}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          <ListItem
            leading={<Avatar initials={contact.initials} />}
            title={contact.name}
            description={contact.phone}
            trailing={t('lastAmount', {
              amount: formatAmount(contact.lastAmount, 'PKR', { locale }),
            })}
            onPress={() => onChoose(contact)}
          />
        </li>
      ))}
    </ul>
  );
}
