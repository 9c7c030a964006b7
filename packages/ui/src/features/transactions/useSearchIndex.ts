import { useEffect, useEffectEvent, useReducer } from 'react';
import { useMoney } from '../../hooks/useMoney';
import type { Loadable, WalletTransaction } from '../../types';
import { precomputeSearchAmounts } from './findTransactions';
import { runInBatches } from './runInBatches';
import type { SearchTexts } from './useSearchText';

type History = Loadable<readonly WalletTransaction[]>;

/** Number of rows that can be indexed without a noticeable delay. */
const SYNC_LIMIT = 200;

/** Returns a long history as loading during a search, until its rows are indexed. docs/rules.md TXN-16. */
export function useSearchIndex(all: History, texts: SearchTexts, isSearched: boolean): History {
  const money = useMoney();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const rows = all.status === 'ready' && all.value.length > SYNC_LIMIT ? all.value : null;
  const needsIndexing = isSearched && rows !== null && !texts.has(rows.at(-1));
  const indexRow = useEffectEvent((row: WalletTransaction) => {
    texts.of(row);
    precomputeSearchAmounts(row, money);
  });
  useEffect(() => {
    if (!needsIndexing) return;
    return runInBatches(rows, (row) => indexRow(row), rerender);
  }, [rows, needsIndexing]);
  return needsIndexing ? { status: 'loading' } : all;
}
