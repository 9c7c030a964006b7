import type { Loadable, WalletTransaction } from '../../types';
import { findTransactions } from './findTransactions';
import { HISTORY_LIMIT, isNarrowed, type HistoryView } from './historyView';

/** What was read of the history. */
export interface ReadHistory {
  /** The latest `HISTORY_LIMIT`, newest first. */
  latest: Loadable<readonly WalletTransaction[]>;
  /** All of them, newest first: asked for by views that `needsWholeHistory` names, else of no account. */
  all: Loadable<readonly WalletTransaction[]>;
}

/** What a view shows of the history. */
export interface HistoryRows {
  /** The rows in sight. */
  rows: Loadable<readonly WalletTransaction[]>;
  /** How many rows there are in all; null while it is not known. */
  total: number | null;
  hasMore: boolean;
  /** The read that the rows after these wait for; null where none does. */
  awaited: Exclude<Loadable<never>, { status: 'ready' }> | null;
}

type Rows = readonly WalletTransaction[];

/** So many of these rows; the rest is there to be shown. */
function cut(list: Rows, shown: number): HistoryRows {
  return {
    rows: { status: 'ready', value: list.slice(0, shown) },
    total: list.length,
    hasMore: list.length > shown,
    awaited: null,
  };
}

/** The latest, which are all that is shown or all that is known so far. */
function cutLatest({ latest, all }: ReadHistory, shown: number): HistoryRows {
  const awaited = shown > HISTORY_LIMIT && all.status !== 'ready' ? all : null;
  if (latest.status !== 'ready') {
    // Neither read came: one Try again asks for both.
    const retry = () => {
      for (const read of [latest, awaited]) if (read?.status === 'error') read.retry();
    };
    const rows = latest.status === 'error' ? { ...latest, retry } : latest;
    return { rows, total: null, hasMore: false, awaited: null };
  }
  // As many as were asked for: there may be more.
  const isCut = latest.value.length >= HISTORY_LIMIT;
  const total = all.status === 'ready' ? all.value.length : isCut ? null : latest.value.length;
  const hasMore = total === null || total > HISTORY_LIMIT;
  return { ...cut(latest.value, HISTORY_LIMIT), total, hasMore, awaited: hasMore ? awaited : null };
}

/**
 * The rows of a view: the latest as they are, anything else from the whole history. docs/rules.md TXN-11 to TXN-13.
 *
 * @param textOf as `findTransactions` takes it.
 */
export function historyRows(
  history: ReadHistory,
  view: HistoryView,
  textOf: (transaction: WalletTransaction) => string,
): HistoryRows {
  const { all } = history;
  if (isNarrowed(view)) {
    if (all.status !== 'ready') return { rows: all, total: null, hasMore: false, awaited: null };
    return cut(findTransactions(all.value, view, textOf), view.shown);
  }
  if (view.shown > HISTORY_LIMIT && all.status === 'ready') return cut(all.value, view.shown);
  return cutLatest(history, view.shown);
}
