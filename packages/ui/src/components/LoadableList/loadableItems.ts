import type { Loadable, LoadableItems } from '../../types';

export function wrapItems<T>(items: LoadableItems<T>): Loadable<readonly T[]> {
  return 'status' in items ? items : { status: 'ready', value: items };
}

export function getLoadedItems<T>(items: LoadableItems<T>): readonly T[] {
  const loadable = wrapItems(items);
  return loadable.status === 'ready' ? loadable.value : [];
}

export function isLoadedEmpty(items: LoadableItems<unknown>): boolean {
  const loadable = wrapItems(items);
  return loadable.status === 'ready' && loadable.value.length === 0;
}
