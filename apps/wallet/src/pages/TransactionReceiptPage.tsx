import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import {
  TransactionReceiptScreen,
  useReceiptOf,
  type TransactionReceipt,
} from '@rad-wallet/ui/screens/transaction-receipt';
import type { Loadable } from '@rad-wallet/ui/types';
import { useSearch } from 'wouter';
import { toWalletTransaction } from '../data/display';
import { mapLoadable } from '../data/loadable';
import { useTransaction } from '../data/useTransaction';
import { useReceipt } from '../personal/receipt';
import { NothingYet } from '../shell/NothingYet';
import { PageTitle } from '../shell/PageTitle';

/** The receipt of the transaction that the address names; without one, the sample. docs/rules.md RECEIPT-1, RECEIPT-7. */
export default function TransactionReceiptPage() {
  const id = new URLSearchParams(useSearch()).get('id');
  return id === null ? <Sample /> : <ReceiptOf id={id} />;
}

/** What the path shows when it is opened by hand. */
function Sample() {
  const t = useTranslations('receipt');
  const receipt = useReceipt();
  if (receipt) return <Receipt receipt={{ status: 'ready', value: receipt }} />;
  return (
    <>
      <PageTitle page={t('title')} />
      <NothingYet title={t('title')} backHref="/transactions" />
    </>
  );
}

function ReceiptOf({ id }: { id: string }) {
  const receiptOf = useReceiptOf();
  const transaction = useTransaction(id);
  return (
    <Receipt
      receipt={mapLoadable(
        transaction,
        (found) =>
          found &&
          receiptOf({
            ...toWalletTransaction(found),
            verified: found.verified,
            blockchainHash: found.blockchainHash,
          }),
      )}
    />
  );
}

function Receipt({ receipt }: { receipt: Loadable<TransactionReceipt | null> }) {
  const t = useTranslations('receipt');
  const notify = useNotify();
  const sayCopied = () => notify({ tone: 'success', id: 'copied' });
  return (
    <>
      <PageTitle page={t('title')} />
      <TransactionReceiptScreen
        receipt={receipt}
        onDownload={() => notify({ tone: 'success', id: 'receiptDownloaded' })}
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
