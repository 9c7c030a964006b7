import { isSample, useContent } from '#host/content';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useMessages } from '@rad-wallet/ui/messages';
import { BankDepositScreen, bankDepositMessages } from '@rad-wallet/ui/features/bank-deposit';
import { ContentScreen } from '../../shell/ContentScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

export default function BankDepositPage() {
  const t = useMessages(bankDepositMessages);
  const notify = useNotify();
  return (
    <>
      <PageTitle page={t('title')} />
      <ContentScreen
        content={useContent('depositBanks')}
        title={t('title')}
        backHref={href('home')}
      >
        {(banks) => (
          <BankDepositScreen
            banks={banks}
            isSample={isSample(banks)}
            onChange={({ name }) =>
              notify({ tone: 'success', id: 'bankSelected', values: { bank: name } })
            }
            onCopied={() => notify({ tone: 'success', id: 'copied' })}
            onCopyFailed={() => notify({ tone: 'danger', id: 'detailsCopyFailed' })}
          />
        )}
      </ContentScreen>
    </>
  );
}
