import type { Loadable } from '@rad-wallet/ui/types';
import type { UseQueryResult } from '@tanstack/react-query';

/** A query as a screen takes it: what is shown, a wait, or an error with its way out. */
export function loadable<T, R = T>(query: UseQueryResult<T>, select: (data: T) => R): Loadable<R> {
  if (query.data !== undefined) return { status: 'ready', value: select(query.data) };
  if (query.isError && !query.isFetching) {
    return { status: 'error', retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}

/** What is loaded, as something else; a wait and an error stay. */
export function mapLoadable<T, R>(loaded: Loadable<T>, map: (value: T) => R): Loadable<R> {
  return loaded.status === 'ready' ? { status: 'ready', value: map(loaded.value) } : loaded;
}
