import { useNotify } from '@rad-wallet/ui/flows/shared';
import { TransactionReceiptScreen } from '@rad-wallet/ui/screens/transaction-receipt';
import { useTranslations } from 'use-intl';
import { transactionReceipt } from '../content/receipt';
import { PageTitle } from '../shell/PageTitle';

export default function TransactionReceiptPage() {
  const t = useTranslations('receipt');
  const notify = useNotify();
  const sayCopied = () => notify({ tone: 'success', id: 'copied' });
  return (
    <>
      <PageTitle page={t('title')} />
      <TransactionReceiptScreen
        receipt={transactionReceipt}
        onDownload={() => notify({ tone: 'success', id: 'downloadStarted' })}
        onShared={(outcome) => {
          if (outcome === 'copied') sayCopied();
          if (outcome === 'failed') notify({ tone: 'danger', id: 'receiptCopyFailed' });
        }}
        onHashCopied={sayCopied}
        onHashCopyFailed={() => notify({ tone: 'danger', id: 'hashCopyFailed' })}
      />
    </>
  );
}
