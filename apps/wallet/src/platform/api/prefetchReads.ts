import { getOpenedPath } from '../navigation/getOpenedPath';

declare global {
  interface Window {
    /** Responses to the requests that `index.html` sent, by URL. */
    prefetchedReads?: Map<string, Promise<Response>>;
  }
}

/** The GET requests that each path sends when it opens. */
export type PrefetchPaths = Readonly<Record<string, readonly string[]>>;

/** Sends the opened path's GET requests. The page that takes a response handles its failure. docs/rules.md API-18. */
export function prefetchReads(baseUrl: string, pathsByRoute: PrefetchPaths): void {
  const reads = pathsByRoute[getOpenedPath()] ?? [];
  window.prefetchedReads = new Map(
    reads.map((read) => {
      const response = fetch(baseUrl + read, {
        credentials: 'include',
        // docs/rules.md TIME-14.
        signal: AbortSignal.timeout(30_000),
      });
      response.catch(() => {});
      return [baseUrl + read, response];
    }),
  );
}

/** Returns each response only once, so a refetch sends a new request. */
export function takePrefetchedRead(
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): Promise<Response> | undefined {
  const address = String(input);
  const early = method === 'GET' ? window.prefetchedReads?.get(address) : undefined;
  if (early) window.prefetchedReads?.delete(address);
  return early;
}
