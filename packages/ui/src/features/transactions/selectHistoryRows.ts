import type { Money } from '../../format';
import type { Loadable, WalletTransaction } from '../../types';
import { findTransactions } from './findTransactions';
import { HISTORY_LIMIT, isFiltered, type HistoryView } from './historyView';

export interface LoadedHistory {
  /** The latest `HISTORY_LIMIT` transactions, newest first. */
  latest: Loadable<readonly WalletTransaction[]>;
  /** All transactions, newest first. Only used by views for which `needsFullHistory` is true. */
  all: Loadable<readonly WalletTransaction[]>;
}

type Rows = readonly WalletTransaction[];

export interface HistoryRows {
  rows: Loadable<readonly WalletTransaction[]>;
  /** Null without a search or filter, and until the matches are known. */
  matches: Rows | null;
  total: number | null;
  hasMore: boolean;
  /** The pending or failed request for the next rows; null if none. */
  awaited: Exclude<Loadable<never>, { status: 'ready' }> | null;
}

function takeRows(list: Rows, shown: number): HistoryRows {
  return {
    rows: { status: 'ready', value: list.slice(0, shown) },
    matches: null,
    total: list.length,
    hasMore: list.length > shown,
    awaited: null,
  };
}

/** Returns the latest rows if these suffice or the whole history is not loaded yet. */
function takeLatest({ latest, all }: LoadedHistory, shown: number): HistoryRows {
  const awaited = shown > HISTORY_LIMIT && all.status !== 'ready' ? all : null;
  if (latest.status !== 'ready') {
    // If both requests failed, a single retry repeats both.
    const retry = () => {
      for (const read of [latest, awaited]) if (read?.status === 'error') read.retry();
    };
    const rows = latest.status === 'error' ? { ...latest, retry } : latest;
    return { rows, matches: null, total: null, hasMore: false, awaited: null };
  }
  // A full page means that there may be more rows.
  const isCut = latest.value.length >= HISTORY_LIMIT;
  const total = all.status === 'ready' ? all.value.length : isCut ? null : latest.value.length;
  const hasMore = total === null || total > HISTORY_LIMIT;
  return {
    ...takeRows(latest.value, HISTORY_LIMIT),
    total,
    hasMore,
    awaited: hasMore ? awaited : null,
  };
}

/**
 * Uses the latest rows if these suffice, otherwise the whole history. The other parameters are those of
 * `findTransactions`. docs/rules.md TXN-11 to TXN-13, TXN-18.
 */
export function selectHistoryRows(
  history: LoadedHistory,
  view: HistoryView,
  getText: (transaction: WalletTransaction) => string,
  money: Money,
  timeZone?: string,
  locale?: string,
): HistoryRows {
  const { all } = history;
  if (isFiltered(view)) {
    if (all.status !== 'ready') {
      return { rows: all, matches: null, total: null, hasMore: false, awaited: null };
    }
    const matches = findTransactions(all.value, view, getText, money, timeZone, locale);
    return { ...takeRows(matches, view.shown), matches };
  }
  if (view.shown > HISTORY_LIMIT && all.status === 'ready') return takeRows(all.value, view.shown);
  return takeLatest(history, view.shown);
}
