import type { Loadable } from '@rad-wallet/ui/types';
import type { UseQueryResult } from '@tanstack/react-query';

export function toLoadable<T, R = T>(
  query: UseQueryResult<T>,
  select: (data: T) => R,
): Loadable<R> {
  if (query.data !== undefined) return { status: 'ready', value: select(query.data) };
  if (query.isError && !query.isFetching) {
    return { status: 'error', retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}

/** Returns undefined while the value is loading or if it has failed to load. */
export const getReadyValue = <T>(loaded: Loadable<T>): T | undefined =>
  loaded.status === 'ready' ? loaded.value : undefined;

export function mapLoadable<T, R>(loaded: Loadable<T>, map: (value: T) => R): Loadable<R> {
  return loaded.status === 'ready' ? { status: 'ready', value: map(loaded.value) } : loaded;
}

/** Combines two loadables; `retry` repeats only the failed ones. */
export function joinLoadables<A, B, R>(
  first: Loadable<A>,
  second: Loadable<B>,
  join: (first: A, second: B) => R,
): Loadable<R> {
  if (first.status === 'ready' && second.status === 'ready') {
    return { status: 'ready', value: join(first.value, second.value) };
  }
  const failed = [first, second].filter((read) => read.status === 'error');
  if (failed.length === 0) return { status: 'loading' };
  return { status: 'error', retry: () => failed.forEach((read) => read.retry()) };
}
