import { useNotify } from '@rad-wallet/ui/flows/shared';
import { ReferralScreen } from '@rad-wallet/ui/screens/referral';
import { useTranslations } from 'use-intl';
import { referralCode, referralLink, referrals } from '../content/referrals';
import { PageTitle } from '../shell/PageTitle';

export default function ReferralPage() {
  const t = useTranslations('referral');
  const notify = useNotify();
  return (
    <>
      <PageTitle page={t('title')} />
      <ReferralScreen
        code={referralCode}
        link={referralLink}
        referrals={referrals}
        onCodeCopied={() => notify({ tone: 'success', id: 'copied' })}
        onCodeCopyFailed={() => notify({ tone: 'danger', id: 'codeCopyFailed' })}
        onShared={(outcome) => {
          if (outcome === 'copied') notify({ tone: 'success', id: 'shareLinkCopied' });
          if (outcome === 'failed') notify({ tone: 'danger', id: 'linkCopyFailed' });
        }}
      />
    </>
  );
}
