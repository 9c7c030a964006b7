import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { CryptoDepositScreen } from '@rad-wallet/ui/screens/crypto-deposit';
import { depositAddresses } from '../content/deposits';
import { PageTitle } from '../shell/PageTitle';

export default function CryptoDepositPage() {
  const t = useTranslations('crypto');
  const notify = useNotify();
  return (
    <>
      <PageTitle page={t('deposit.title')} />
      <CryptoDepositScreen
        addresses={depositAddresses}
        onCopied={({ code }) =>
          notify({
            tone: 'success',
            id: 'addressCopied',
            values: { name: t(`names.${code}`) },
          })
        }
        onCopyFailed={() => notify({ tone: 'danger', id: 'addressCopyFailed' })}
      />
    </>
  );
}
