import { removeTrailingSlash } from '../navigation/removeTrailingSlash';

declare global {
  interface Window {
    /** Promised responses to the requests sent by `index.html`, by URL. */
    prefetchedReads?: Map<string, Promise<Response>>;
  }
}

/** The GET requests for each path. */
export type PrefetchPaths = Readonly<Record<string, readonly string[]>>;

/**
 * Sends the GET requests of the opened path. The page that takes a response handles its failure. docs/rules.md API-18.
 */
export function prefetchReads(baseUrl: string, pathsByRoute: PrefetchPaths): void {
  const reads = pathsByRoute[removeTrailingSlash()] ?? [];
  window.prefetchedReads = new Map(
    reads.map((read) => {
      const response = fetch(baseUrl + read, {
        credentials: 'include',
        // The same timeout as a query. docs/rules.md TIME-14.
        signal: AbortSignal.timeout(30_000),
      });
      response.catch(() => {});
      return [baseUrl + read, response];
    }),
  );
}

/** Returns each response only once, so that a refetch sends a new request. */
export function takePrefetchedRead(
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): Promise<Response> | undefined {
  const address = String(input);
  const early = method === 'GET' ? window.prefetchedReads?.get(address) : undefined;
  if (early) window.prefetchedReads?.delete(address);
  return early;
}
