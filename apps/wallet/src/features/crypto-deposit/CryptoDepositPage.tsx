import { isSample, useContent } from '#host/content';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useMessages } from '@rad-wallet/ui/messages';
import { cryptoMessages } from '@rad-wallet/ui/messages/shared/crypto';
import { CryptoDepositScreen } from '@rad-wallet/ui/features/crypto-deposit';
import { ContentScreen } from '../../shell/ContentScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

export default function CryptoDepositPage() {
  const t = useMessages(cryptoMessages);
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
