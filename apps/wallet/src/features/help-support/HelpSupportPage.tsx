import { useContent } from '#host/content';
import { useFaqs } from '#host/faqs';
import { useMessages } from '@rad-wallet/ui/messages';
import { HelpSupportScreen, helpMessages } from '@rad-wallet/ui/features/help-support';
import { useNotify } from '@rad-wallet/ui/Toast';
import { getReadyValue } from '../../platform/api/toLoadable';
import { PageTitle } from '../../shell/PageTitle';

export default function HelpSupportPage() {
  const t = useMessages(helpMessages);
  const notify = useNotify();
  return (
    <>
      <PageTitle page={t('title')} />
      <HelpSupportScreen
        faqs={useFaqs()}
        contacts={getReadyValue(useContent('supportContacts')) ?? null}
        isChatOpen={false}
        onLiveChat={() => notify({ tone: 'neutral', id: 'chatNotOpened' })}
      />
    </>
  );
}
