import { depositAddresses } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { CryptoDepositScreen } from '@rad-wallet/ui/screens/crypto-deposit';
import { personal } from '../personal/personal';
import { NothingYet } from '../shell/NothingYet';
import { PageTitle } from '../shell/PageTitle';

const useDepositAddresses = personal(
  'depositAddresses',
  import.meta.env.VITE_API_URL ? [] : depositAddresses,
);

export default function CryptoDepositPage() {
  const t = useTranslations('crypto');
  const notify = useNotify();
  const addresses = useDepositAddresses();
  return (
    <>
      <PageTitle page={t('deposit.title')} />
      {addresses.length === 0 ? (
        <NothingYet title={t('deposit.title')} backHref="/funds" />
      ) : (
        <CryptoDepositScreen
          addresses={addresses}
          isSample={import.meta.env.VITE_API_URL ? false : addresses === depositAddresses}
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
    </>
  );
}
