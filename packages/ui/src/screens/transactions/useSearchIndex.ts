import { useEffect, useEffectEvent, useReducer } from 'react';
import type { Loadable, WalletTransaction } from '../../types';
import { precomputeSearchTexts } from './findTransactions';
import { runInBatches } from './runInBatches';
import type { SearchTexts } from './useSearchText';

type History = Loadable<readonly WalletTransaction[]>;

/** Number of rows that can be indexed without a noticeable delay. */
const SYNC_LIMIT = 200;

/**
 * Returns the whole history, as loading until its rows are indexed in batches. If it is short or
 * not being searched, it is returned immediately. docs/rules.md TXN-16.
 */
export function useSearchIndex(all: History, texts: SearchTexts, isSearched: boolean): History {
  const [, showRead] = useReducer((count: number) => count + 1, 0);
  const rows = all.status === 'ready' && all.value.length > SYNC_LIMIT ? all.value : null;
  const isUnread = isSearched && rows !== null && !texts.has(rows.at(-1));
  const read = useEffectEvent((row: WalletTransaction) => {
    texts.of(row);
    precomputeSearchTexts(row);
  });
  useEffect(() => {
    if (!isUnread) return;
    return runInBatches(rows, (row) => read(row), showRead);
  }, [rows, isUnread]);
  return isUnread ? { status: 'loading' } : all;
}
