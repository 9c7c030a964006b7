import { useRouter } from 'wouter';

/** Returns the encoded query of the URL. wouter's `useSearch` decodes it, and URLSearchParams would decode it again. */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}
