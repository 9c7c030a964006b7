import { useEffect, useState, type ComponentType } from 'react';
import { createLoader } from '../../components/LazyView';
import { TransactionList } from '../../components/TransactionList';
import type { LongTransactionListProps } from './LongTransactionList';

export type LongList = ComponentType<LongTransactionListProps>;

const longList = createLoader(
  async (): Promise<LongList> => (await import('./LongTransactionList')).LongTransactionList,
);

/** Returns the virtualised list; null until it is loaded. Loading starts when `isNeeded` becomes true. */
export function useLongList(isNeeded: boolean): LongList | null {
  const [List, setList] = useState(longList.getLoaded);
  useEffect(() => {
    if (!isNeeded) return;
    void longList
      .load()
      // Rendering all rows is slow, but complete. The chunk is requested again when the page is next opened.
      .catch(() => TransactionList)
      .then((list) => setList(() => list));
  }, [isNeeded]);
  return List;
}
