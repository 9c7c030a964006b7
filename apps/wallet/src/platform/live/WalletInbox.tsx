import { transactionsQuery } from '@rad-wallet/api';
import { HOME_HISTORY_LIMIT } from '@rad-wallet/ui/features/home';
import { InboxButton, updateInbox, type InboxSheetProps } from '@rad-wallet/ui/features/inbox';
import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../api/ApiContext';
import { toWalletTransactions } from '../api/transactions';
import { useDevice } from '../storage/DeviceContext';
import { getInbox } from './storedInbox';

const OpenInbox = createLazyDialog(async () => (await import('./OpenInbox')).OpenInbox);

export type WalletInboxProps = Required<Pick<InboxSheetProps, 'getHref'>>;

/** The bell and its sheet, derived from the history that Home loads. docs/rules.md INBOX. */
export function WalletInbox({ getHref }: WalletInboxProps) {
  const api = useApi();
  const stored = getInbox(useDevice());
  const inbox = useSyncExternalStore(stored.subscribe, stored.current, stored.initial);
  const [isOpen, setOpen] = useState(false);
  const { data: latest } = useQuery({
    ...transactionsQuery(api, { limit: HOME_HISTORY_LIMIT }),
    select: toWalletTransactions,
  });
  const isUnlisted = (id: string) => latest?.every((one) => one.id !== id) ?? false;
  const { data: all } = useQuery({
    ...transactionsQuery(api),
    select: toWalletTransactions,
    enabled: isOpen || inbox.pending.some(isUnlisted),
  });
  useEffect(() => {
    const current = stored.current();
    const known = latest ? updateInbox(current, latest, { isComplete: false }) : current;
    const next = all ? updateInbox(known, all, { isComplete: true }) : known;
    if (next !== current) stored.change(next);
  }, [stored, latest, all]);
  return (
    <>
      <InboxButton unread={inbox.unread} onPress={() => setOpen(true)} />
      <OpenInbox getHref={getHref} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
