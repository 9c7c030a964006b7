import { useEffect, useState, type ComponentType } from 'react';
import { TransactionList } from '../../components/TransactionList';
import type { LongTransactionListProps } from './LongTransactionList';

export type LongList = ComponentType<LongTransactionListProps>;

let loaded: LongList | null = null;

async function loadLongList(): Promise<LongList> {
  try {
    loaded ??= (await import('./LongTransactionList')).LongTransactionList;
    return loaded;
  } catch {
    // Rendering all rows is slow, but complete. The chunk is requested again when the page is next opened.
    return TransactionList;
  }
}

/** Returns the virtualised list; null until it is loaded. Loading starts when `isNeeded` becomes true. */
export function useLongList(isNeeded: boolean): LongList | null {
  const [List, setList] = useState(() => loaded);
  useEffect(() => {
    if (isNeeded) void loadLongList().then((list) => setList(() => list));
  }, [isNeeded]);
  return List;
}
