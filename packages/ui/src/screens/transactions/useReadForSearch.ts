import { useEffect, useEffectEvent, useReducer } from 'react';
import type { Loadable, WalletTransaction } from '../../types';
import { readFigures } from './findTransactions';
import { inStretches } from './inStretches';
import type { SearchTexts } from './useSearchText';

type History = Loadable<readonly WalletTransaction[]>;

/** So many rows are read while nobody notices. */
const AT_ONCE = 200;

/**
 * The whole history, once a search can go through it without a pause: what its rows are found by is written
 * down in stretches, and until then it counts as loading. A short one is there at once, and so is any that is
 * not searched. docs/rules.md TXN-16.
 */
export function useReadForSearch(all: History, texts: SearchTexts, isSearched: boolean): History {
  const [, showRead] = useReducer((count: number) => count + 1, 0);
  const rows = all.status === 'ready' && all.value.length > AT_ONCE ? all.value : null;
  const isUnread = isSearched && rows !== null && !texts.has(rows.at(-1));
  const read = useEffectEvent((row: WalletTransaction) => {
    texts.of(row);
    readFigures(row);
  });
  useEffect(() => {
    if (!isUnread) return;
    return inStretches(rows, (row) => read(row), showRead);
  }, [rows, isUnread]);
  return isUnread ? { status: 'loading' } : all;
}
