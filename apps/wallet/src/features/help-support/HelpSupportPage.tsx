import { useTranslations } from '@rad-wallet/ui/messages';
import { HelpSupportScreen } from '@rad-wallet/ui/features/help-support';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useFaqs, useSupportContacts } from './support';
import { PageTitle } from '../../shell/PageTitle';

export default function HelpSupportPage() {
  const t = useTranslations('help');
  const notify = useNotify();
  return (
    <>
      <PageTitle page={t('title')} />
      <HelpSupportScreen
        faqs={useFaqs()}
        contacts={useSupportContacts()}
        isChatOpen={false}
        onLiveChat={() => notify({ tone: 'neutral', id: 'chatNotOpened' })}
      />
    </>
  );
}
