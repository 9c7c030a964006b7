import { CreditCard, ReceiptText, Settings, ShieldCheck } from 'lucide-react';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { ListItem } from '../../components/ListItem';
import { isLoadedEmpty } from '../../components/LoadableList/loadableItems';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { getAvailableEntries, useHrefs } from '../../hooks/useHrefs';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useMessages } from '../../messages';
import { helpMessages } from './messages';
import type { LoadableItems } from '../../types';
import { ContactCard } from './ContactCard';
import type { Faq, SupportContacts } from './faq';
import { FaqSection } from './FaqSection';
import * as styles from './help.css';

/** In display order. docs/rules.md HELP-2 */
const quickLinks = [
  { id: 'kycVerification', to: 'kycVerification', icon: ShieldCheck },
  { id: 'paymentMethods', to: 'paymentMethods', icon: CreditCard },
  { id: 'transactions', to: 'history', icon: ReceiptText },
  { id: 'appSettings', to: 'appSettings', icon: Settings },
] as const;

export interface HelpSupportScreenProps {
  /** All questions, in display order. An empty list hides the search. */
  faqs: LoadableItems<Faq>;
  /** Phone number and email address of the support team; null hides contacts and support hours. */
  contacts: SupportContacts | null;
  /** Called when live chat is pressed. */
  onLiveChat: () => void;
  /** Whether live chat is available; if not, a note says so. @default true */
  isChatOpen?: boolean;
}

/**
 * Questions and answers, followed by contacts. Use it as a page; for a few answers on another page use a `Disclosure`
 * for each. docs/rules.md HELP.
 */
export function HelpSupportScreen({
  faqs,
  contacts,
  onLiveChat,
  isChatOpen = true,
}: HelpSupportScreenProps) {
  const t = useMessages(helpMessages);
  const hrefs = useHrefs();
  return (
    <Screen
      header={
        <PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.profile} />
      }
    >
      {!isLoadedEmpty(faqs) && (
        <div ref={moveFocusOnRemoval}>
          <FaqSection faqs={faqs} />
        </div>
      )}
      {contacts && (
        <ContactCard contacts={contacts} onLiveChat={onLiveChat} isChatOpen={isChatOpen} />
      )}
      <Card title={t('quickLinks')} padding="list">
        <ul role="list">
          {getAvailableEntries(quickLinks, hrefs).map(({ id, icon, href }) => (
            <li key={id} className={styles.entry}>
              <ListItem icon={icon} tone="neutral" title={t(id)} href={href} />
            </li>
          ))}
        </ul>
      </Card>
      {contacts && <HoursCard isChatOpen={isChatOpen} />}
    </Screen>
  );
}

/** Support hours. docs/rules.md HELP-7. */
function HoursCard({ isChatOpen }: { isChatOpen: boolean }) {
  const t = useMessages(helpMessages);
  const chat = (
    <>
      <div>{t('liveChatHours')}</div>
      {!isChatOpen && (
        <Text as="div" size="caption" tone="muted" align="end">
          {t('liveChatClosed')}
        </Text>
      )}
    </>
  );
  return (
    <Card title={t('hours')}>
      <DescriptionList
        items={[
          { term: t('liveChat'), value: chat },
          { term: t('phone'), value: t('phoneHours') },
          { term: t('email'), value: t('emailHours') },
        ]}
      />
    </Card>
  );
}
