import { useSuspenseQuery } from '@tanstack/react-query';
import type { Loadable } from '@rad-wallet/ui/types';
import { useMemo } from 'react';
import { loadContent } from '#connection/content';
import type { Host } from '../Host';
import type { HostContent } from '../HostContent';
import { parseContent } from './parseContent';

const contentQuery = {
  queryKey: ['host-content'],
  queryFn: async () => parseContent(await loadContent()),
};

/** Cached as a query, so sign-out clears the content with all other queries. */
function useServerContent<Part extends keyof HostContent>(part: Part): Loadable<HostContent[Part]> {
  const { data, isFetching, refetch } = useSuspenseQuery(contentQuery);
  const value: HostContent[Part] | undefined = data[part];
  return useMemo(() => {
    if (value !== undefined) return { status: 'ready', value };
    return isFetching ? { status: 'loading' } : { status: 'error', retry: () => void refetch() };
  }, [value, isFetching, refetch]);
}

export const useContent: Host['useContent'] = useServerContent;

export const isSample: Host['isSample'] = () => false;
