import { useContent } from '#host/content';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useMessages } from '@rad-wallet/ui/messages';
import { referralMessages } from '@rad-wallet/ui/messages/shared/referral';
import { ReferralScreen } from '@rad-wallet/ui/features/referral';
import { referralProgram } from '../../money';
import { ContentScreen } from '../../shell/ContentScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

export default function ReferralPage() {
  const t = useMessages(referralMessages);
  const notify = useNotify();
  return (
    <>
      <PageTitle page={t('title')} />
      <ContentScreen content={useContent('referral')} title={t('title')} backHref={href('profile')}>
        {(referral) => (
          <ReferralScreen
            {...referral}
            program={referralProgram}
            onCodeCopied={() => notify({ tone: 'success', id: 'copied' })}
            onCodeCopyFailed={() => notify({ tone: 'danger', id: 'codeCopyFailed' })}
            onShared={(outcome) => {
              if (outcome === 'copied') notify({ tone: 'success', id: 'shareLinkCopied' });
              if (outcome === 'failed') notify({ tone: 'danger', id: 'linkCopyFailed' });
            }}
          />
        )}
      </ContentScreen>
    </>
  );
}
