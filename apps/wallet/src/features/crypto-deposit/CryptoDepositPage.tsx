import { depositAddresses } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { CryptoDepositScreen } from '@rad-wallet/ui/features/crypto-deposit';
import { createContentHook } from '../../hosts/createContentHook';
import { LazyNothingYetScreen } from '../../shell/LazyNothingYetScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

const useDepositAddresses = createContentHook(
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
        <LazyNothingYetScreen title={t('deposit.title')} backHref={href('funds')} />
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
