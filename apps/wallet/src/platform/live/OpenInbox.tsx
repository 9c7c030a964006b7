import { transactionsQuery } from '@rad-wallet/api';
import { InboxSheet, type InboxSheetProps } from '@rad-wallet/ui/features/inbox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../api/ApiContext';
import { toLoadable } from '../api/toLoadable';
import { toWalletTransaction } from '../api/transactions';
import { useCloseOnBack } from '../navigation/useCloseOnBack';
import { useDevice } from '../storage/DeviceContext';
import { getInbox } from './storedInbox';

export type OpenInboxProps = Required<Omit<InboxSheetProps, 'transactions'>>;

/** Shows the transactions of the inbox as they are now, and marks them as read. docs/rules.md INBOX-4. */
export function OpenInbox({ getHref, isOpen, onClose }: OpenInboxProps) {
  const stored = getInbox(useDevice());
  const inbox = useSyncExternalStore(stored.subscribe, stored.current, stored.initial);
  const all = useQuery({ ...transactionsQuery(useApi()), enabled: isOpen });
  useEffect(() => {
    if (isOpen && inbox.unread > 0) stored.change({ ...inbox, unread: 0 });
  }, [isOpen, inbox, stored]);
  useCloseOnBack({ key: 'inbox', isOpen, close: onClose });
  return (
    <InboxSheet
      transactions={toLoadable(all, (history) =>
        inbox.settled.flatMap((id) =>
          history.filter((one) => one.id === id).map(toWalletTransaction),
        ),
      )}
      getHref={getHref}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
