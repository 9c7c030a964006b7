import { depositBanks } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { BankDepositScreen } from '@rad-wallet/ui/features/bank-deposit';
import { createContentHook } from '../../hosts/createContentHook';
import { LazyNothingYetScreen } from '../../shell/LazyNothingYetScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

const useDepositBanks = createContentHook(
  'depositBanks',
  import.meta.env.VITE_API_URL ? [] : depositBanks,
);

export default function BankDepositPage() {
  const t = useTranslations('bankDeposit');
  const notify = useNotify();
  const banks = useDepositBanks();
  return (
    <>
      <PageTitle page={t('title')} />
      {banks.length === 0 ? (
        <LazyNothingYetScreen title={t('title')} backHref={href('home')} />
      ) : (
        <BankDepositScreen
          banks={banks}
          isSample={import.meta.env.VITE_API_URL ? false : banks === depositBanks}
          onChange={({ name }) =>
            notify({ tone: 'success', id: 'bankSelected', values: { bank: name } })
          }
          onCopied={() => notify({ tone: 'success', id: 'copied' })}
          onCopyFailed={() => notify({ tone: 'danger', id: 'detailsCopyFailed' })}
        />
      )}
    </>
  );
}
