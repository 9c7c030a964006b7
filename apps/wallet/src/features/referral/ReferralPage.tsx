import { createReferral } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { ReferralScreen } from '@rad-wallet/ui/features/referral';
import { referralProgram } from '../../money';
import { createContentHook } from '../../hosts/createContentHook';
import { LazyNothingYetScreen } from '../../shell/LazyNothingYetScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

/** docs/rules.md REFERRAL-1, REFERRAL-2. */
const useReferral = createContentHook(
  'referral',
  import.meta.env.VITE_API_URL ? null : createReferral,
);

export default function ReferralPage() {
  const t = useTranslations('referral');
  const notify = useNotify();
  const referral = useReferral();
  return (
    <>
      <PageTitle page={t('title')} />
      {referral ? (
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
      ) : (
        <LazyNothingYetScreen title={t('title')} backHref={href('profile')} />
      )}
    </>
  );
}
