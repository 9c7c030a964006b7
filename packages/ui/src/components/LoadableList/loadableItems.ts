import type { Loadable, LoadableItems } from '../../types';

/** Returns the items with their status. A plain array is ready. */
export function wrapItems<T>(items: LoadableItems<T>): Loadable<readonly T[]> {
  return 'status' in items ? items : { status: 'ready', value: items };
}

/** Returns the items, or an empty array while they are loading or after a failure. */
export function getLoadedItems<T>(items: LoadableItems<T>): readonly T[] {
  const loadable = wrapItems(items);
  return loadable.status === 'ready' ? loadable.value : [];
}

/** Whether the items are loaded and there are none. */
export function isLoadedEmpty(items: LoadableItems<unknown>): boolean {
  const loadable = wrapItems(items);
  return loadable.status === 'ready' && loadable.value.length === 0;
}
