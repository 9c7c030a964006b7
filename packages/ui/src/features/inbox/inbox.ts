import { getTransactionKind } from '../../components/TransactionItem';
import type { WalletTransaction } from '../../types';

/** What has become of money, derived from the history each time it is loaded. docs/rules.md INBOX. */
export interface Inbox {
  /** Time of the latest known transaction, in ms since 1970; 0 if there is none. Null before the first history. */
  knownUntil: number | null;
  /** Ids of the transactions that were pending in the last history. */
  pending: readonly string[];
  /** Ids of the transactions to show, the last one first. */
  settled: readonly string[];
  /** How many of `settled` are new, from the first one on. */
  unread: number;
}

export const emptyInbox: Inbox = { knownUntil: null, pending: [], settled: [], unread: 0 };

/** How many transactions are kept. */
const KEPT = 50;

const isSettled = ({ status }: WalletTransaction) => status === 'completed' || status === 'failed';

/** Whether it brings money from outside the wallet, unlike a conversion. */
const bringsMoney = ({ type, conversion }: WalletTransaction) =>
  getTransactionKind(type).direction === 'in' && !conversion;

/** Without the invalid times. */
const listTimes = (transactions: readonly WalletTransaction[]) =>
  transactions.map(({ timestamp }) => Date.parse(timestamp)).filter(Number.isFinite);

/**
 * Returns the inbox after a history was loaded; the same object if nothing has changed. A first history has no news.
 * @param history newest first; all of it, or only the latest transactions
 */
export function updateInbox(
  inbox: Inbox,
  history: readonly WalletTransaction[],
  { isComplete }: { isComplete: boolean },
): Inbox {
  const { knownUntil } = inbox;
  const news = history.filter(
    (one) =>
      isSettled(one) &&
      !inbox.settled.includes(one.id) &&
      (inbox.pending.includes(one.id) ||
        (knownUntil !== null && bringsMoney(one) && Date.parse(one.timestamp) > knownUntil)),
  );
  const listed = new Set(history.map(({ id }) => id));
  const unlisted = isComplete ? [] : inbox.pending.filter((id) => !listed.has(id));
  const settled = [...news.map(({ id }) => id), ...inbox.settled].slice(0, KEPT);
  const next: Inbox = {
    knownUntil: Math.max(knownUntil ?? 0, ...listTimes(history)),
    pending: [
      ...history.filter(({ status }) => status === 'pending').map(({ id }) => id),
      ...unlisted,
    ],
    settled,
    unread: Math.min(inbox.unread + news.length, settled.length),
  };
  return JSON.stringify(next) === JSON.stringify(inbox) ? inbox : next;
}
