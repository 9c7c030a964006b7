import { useContent } from '#host/content';
import { host } from '#host/host';
import { findTransaction, transactionsQuery, type Transaction } from '@rad-wallet/api';
import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useMessages } from '@rad-wallet/ui/messages';
import {
  TransactionReceiptScreen,
  useCreateReceipt,
  type TransactionReceiptScreenProps,
  receiptMessages,
} from '@rad-wallet/ui/features/transaction-receipt';
import type { Loadable } from '@rad-wallet/ui/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { toWalletTransaction } from '../../platform/api/transactions';
import { toLoadable, mapLoadable } from '../../platform/api/toLoadable';
import { useCloseOnBack } from '../../platform/navigation/useCloseOnBack';
import { useNavigation } from '../../platform/navigation/navigation';
import { useApi } from '../../platform/api/ApiContext';
import { LazyNothingYetScreen } from '../../shell/LazyNothingYetScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';

const ReportProblem = createLazyDialog(async () => (await import('./ReportProblem')).ReportProblem);

/** Shows a sample receipt if the URL has no id. docs/rules.md RECEIPT-1, RECEIPT-7. */
export default function TransactionReceiptPage() {
  const id = new URLSearchParams(useNavigation().search).get('id');
  return id === null ? <SampleReceipt /> : <ReceiptOfTransaction key={id} id={id} />;
}

function SampleReceipt() {
  const t = useMessages(receiptMessages);
  const receipt = useContent('receipt');
  if (receipt.status !== 'ready' || receipt.value) return <Receipt receipt={receipt} />;
  return (
    <>
      <PageTitle page={t('title')} />
      <LazyNothingYetScreen title={t('title')} backHref={href('history')} />
    </>
  );
}

/** Searches the cached lists, then the full history; null if not found. docs/rules.md RECEIPT-7, RECEIPT-10. */
function useTransaction(id: string): Loadable<Transaction | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  const find = () => findTransaction(queryClient, id);
  const known = useSyncExternalStore(queryClient.getQueryCache().subscribe, find, find);
  const all = useQuery({ ...transactionsQuery(api), enabled: !known });
  return known ? { status: 'ready', value: known } : toLoadable(all, () => null);
}

function ReceiptOfTransaction({ id }: { id: string }) {
  const createReceipt = useCreateReceipt();
  const transaction = useTransaction(id);
  const [isReporting, setReporting] = useState(false);
  useCloseOnBack({ isOpen: isReporting, close: () => setReporting(false) });
  return (
    <>
      <Receipt
        receipt={mapLoadable(
          transaction,
          (found) => found && createReceipt(toWalletTransaction(found)),
        )}
        onReportProblem={host.isOffered('problemReport') ? () => setReporting(true) : undefined}
      />
      <ReportProblem paymentId={id} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}

function Receipt({
  receipt,
  onReportProblem,
}: Pick<TransactionReceiptScreenProps, 'receipt' | 'onReportProblem'>) {
  const t = useMessages(receiptMessages);
  const notify = useNotify();
  const notifyCopied = () => notify({ tone: 'success', id: 'copied' });
  return (
    <>
      <PageTitle page={t('title')} />
      <TransactionReceiptScreen
        receipt={receipt}
        onDownload={() => notify({ tone: 'success', id: 'receiptDownloaded' })}
        onShared={(outcome) => {
          if (outcome === 'copied') notifyCopied();
          if (outcome === 'failed') notify({ tone: 'danger', id: 'receiptCopyFailed' });
        }}
        onHashCopied={notifyCopied}
        onHashCopyFailed={() => notify({ tone: 'danger', id: 'hashCopyFailed' })}
        onReportProblem={onReportProblem}
      />
    </>
  );
}
