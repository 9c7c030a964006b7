import { useNotify } from '@rad-wallet/ui/flows/shared';
import { BankDepositScreen } from '@rad-wallet/ui/screens/bank-deposit';
import { useTranslations } from 'use-intl';
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
        onSelected={({ name }) =>
          notify({ tone: 'success', id: 'bankSelected', values: { bank: name } })
        }
        onCopied={() => notify({ tone: 'success', id: 'copied' })}
        onCopyFailed={() => notify({ tone: 'danger', id: 'detailsCopyFailed' })}
      />
    </>
  );
}
