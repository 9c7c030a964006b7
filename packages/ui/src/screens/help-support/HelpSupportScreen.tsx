import { CreditCard, ReceiptText, Settings, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { ListItem } from '../../components/ListItem';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { ContactCard } from './ContactCard';
import type { Faq, SupportContacts } from './faq';
import { FaqSection } from './FaqSection';
import * as styles from './help.css';

/** docs/rules.md HELP-2 */
const quickLinks = [
  { id: 'kycVerification', icon: ShieldCheck, href: '/kyc-verification' },
  { id: 'paymentMethods', icon: CreditCard, href: '/payment-methods' },
  { id: 'transactions', icon: ReceiptText, href: '/transactions' },
  { id: 'appSettings', icon: Settings, href: '/app-settings' },
] as const;

export interface HelpSupportScreenProps {
  faqs: readonly Faq[];
  contacts: SupportContacts;
  onLiveChat: () => void;
}

/** Answers first, then people. docs/rules.md HELP. */
export function HelpSupportScreen({ faqs, contacts, onLiveChat }: HelpSupportScreenProps) {
  const t = useTranslations('help');
  return (
    <Screen header={<PageHeader title={t('title')} subtitle={t('subtitle')} backHref="/profile" />}>
      <FaqSection faqs={faqs} />
      <ContactCard contacts={contacts} onLiveChat={onLiveChat} />
      <Card heading={t('quickLinks')} padding="list">
        <ul role="list">
          {quickLinks.map(({ id, icon, href }) => (
            <li key={id} className={styles.entry}>
              <ListItem icon={icon} tone="neutral" title={t(id)} href={href} />
            </li>
          ))}
        </ul>
      </Card>
      <Card heading={t('hours')}>
        <DescriptionList
          items={[
            { term: t('liveChat'), value: t('liveChatHours') },
            { term: t('phone'), value: t('phoneHours') },
            { term: t('email'), value: t('emailHours') },
          ]}
        />
      </Card>
    </Screen>
  );
}
