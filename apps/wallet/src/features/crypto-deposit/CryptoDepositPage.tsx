import { isSample, useContent } from '#host/content';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { CryptoDepositScreen } from '@rad-wallet/ui/features/crypto-deposit';
import { ContentScreen } from '../../shell/ContentScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

export default function CryptoDepositPage() {
  const t = useTranslations('crypto');
  const notify = useNotify();
  const title = t('deposit.title');
  return (
    <>
      <PageTitle page={title} />
      <ContentScreen
        content={useContent('depositAddresses')}
        title={title}
        backHref={href('funds')}
      >
        {(addresses) => (
          <CryptoDepositScreen
            addresses={addresses}
            isSample={isSample(addresses)}
            onCopied={({ code }) =>
              notify({
                tone: 'success',
                id: 'addressCopied',
                values: { name: t(`names.${code}`) },
              })
            }
            onCopyFailed={() => notify({ tone: 'danger', id: 'addressCopyFailed' })}
          />
        )}
      </ContentScreen>
    </>
  );
}
