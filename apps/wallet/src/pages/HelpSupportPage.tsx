import { HelpSupportScreen } from '@rad-wallet/ui/screens/help-support';
import { useToast } from '@rad-wallet/ui/Toast';
import { useTranslations } from 'use-intl';
import { faqs, supportContacts } from '../content/faq';
import { PageTitle } from '../shell/PageTitle';

export default function HelpSupportPage() {
  const t = useTranslations('help');
  const showToast = useToast();
  return (
    <>
      <PageTitle page={t('title')} />
      <HelpSupportScreen
        faqs={faqs}
        contacts={supportContacts}
        onLiveChat={() => showToast({ title: t('chatTitle'), description: t('chatText') })}
      />
    </>
  );
}
