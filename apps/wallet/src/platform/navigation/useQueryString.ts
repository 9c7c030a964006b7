import { useRouter } from 'wouter';

/** Returns the query of the URL as it is encoded. wouter's `useSearch` decodes it, and URLSearchParams would do so again. */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}
