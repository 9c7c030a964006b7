import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { Address, Ltr } from '../../components/Ltr';
import { useMessages } from '../../messages';
import { helpMessages } from './messages';
import type { SupportContacts } from './faq';
import * as styles from './help.css';

interface ContactCardProps {
  contacts: SupportContacts;
  onLiveChat: () => void;
  isChatOpen: boolean;
}

/** Contact details. docs/rules.md HELP-1. */
export function ContactCard({
  contacts: { phone, email },
  onLiveChat,
  isChatOpen,
}: ContactCardProps) {
  const t = useMessages(helpMessages);
  return (
    <Card title={t('contact')} padding="list">
      <ul role="list">
        <li className={styles.entry}>
          <ListItem
            icon={MessageCircle}
            title={t('liveChat')}
            description={t(isChatOpen ? 'liveChatHint' : 'liveChatClosed')}
            onPress={onLiveChat}
          />
        </li>
        <li className={styles.entry}>
          <ListItem
            icon={Phone}
            title={t('phone')}
            description={<Ltr>{phone}</Ltr>}
            href={`tel:${phone.replace(/\s/g, '')}`}
          />
        </li>
        <li className={styles.entry}>
          <ListItem
            icon={Mail}
            title={t('email')}
            description={<Address>{email}</Address>}
            href={`mailto:${email}`}
          />
        </li>
      </ul>
    </Card>
  );
}
