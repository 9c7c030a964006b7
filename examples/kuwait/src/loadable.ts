import type { Loadable } from '@rad-wallet/ui/types';
import type { UseQueryResult } from '@tanstack/react-query';

export const mapLoadable = <T, U>(data: Loadable<T>, convert: (value: T) => U): Loadable<U> =>
  data.status === 'ready' ? { status: 'ready', value: convert(data.value) } : data;

/** Converts a query's state for the library. After a failed refetch, the old data is still displayed. */
export function toLoadable<T>({ data, isError, refetch }: UseQueryResult<T>): Loadable<T> {
  if (data !== undefined) return { status: 'ready', value: data };
  return isError ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
}
