import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { BankDepositScreen } from '@rad-wallet/ui/screens/bank-deposit';
import { depositBanks } from '../content/deposits';
import { PageTitle } from '../shell/PageTitle';

export default function BankDepositPage() {
  const t = useTranslations('bankDeposit');
  const notify = useNotify();
  return (
    <>
      <PageTitle page={t('title')} />
      <BankDepositScreen
        banks={depositBanks}
        onChange={({ name }) =>
          notify({ tone: 'success', id: 'bankSelected', values: { bank: name } })
        }
        onCopied={() => notify({ tone: 'success', id: 'copied' })}
        onCopyFailed={() => notify({ tone: 'danger', id: 'detailsCopyFailed' })}
      />
    </>
  );
}
