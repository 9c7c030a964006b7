import { Bell } from 'lucide-react';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { TransactionList, TransactionListSkeleton } from '../../components/TransactionList';
import { useMessages } from '../../messages';
import type { Loadable, WalletTransaction } from '../../types';
import { inboxMessages } from './messages';

export interface InboxSheetProps {
  /** The transactions that have arrived or were settled, the last one first. */
  transactions: Loadable<readonly WalletTransaction[]>;
  /** Returns the URL of a transaction's receipt. If omitted, the rows are not links. */
  getHref?: (transaction: WalletTransaction) => string;
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** Called when the user closes the sheet. */
  onClose: () => void;
}

/**
 * What has become of pending money while nobody looked. Use it with `InboxButton`; for the whole history use
 * `TransactionsScreen`. docs/rules.md INBOX.
 */
export function InboxSheet({ transactions, getHref, isOpen, onClose }: InboxSheetProps) {
  const t = useMessages(inboxMessages);
  return (
    <Dialog title={t('title')} isOpen={isOpen} onOpenChange={onClose}>
      <LoadableRegion
        data={transactions}
        loading={<TransactionListSkeleton count={3} />}
        renderError={(retry) => <ErrorState title={t('failed')} onRetry={retry} />}
      >
        {(list) =>
          list.length > 0 ? (
            <TransactionList label={t('title')} transactions={list} getHref={getHref} />
          ) : (
            <EmptyState icon={Bell} title={t('empty')} description={t('emptyHint')} />
          )
        }
      </LoadableRegion>
    </Dialog>
  );
}
