import { getOpenedPath } from '../early/getOpenedPath';

declare global {
  interface Window {
    /** The responses to the requests of `index.html`, by URL. */
    earlyReads?: Map<string, Promise<Response>>;
  }
}

/** The requests that each path sends when it opens. */
export type FirstReads = Readonly<Record<string, readonly string[]>>;

/**
 * Requests what the opened page reads, before the scripts load. A failure is left to the page that takes the
 * response. docs/rules.md API-18.
 */
export function requestFirstReads(baseUrl: string, firstReads: FirstReads): void {
  const reads = firstReads[getOpenedPath()] ?? [];
  window.earlyReads = new Map(
    reads.map((read) => {
      const response = fetch(baseUrl + read, { credentials: 'include' });
      response.catch(() => {});
      return [baseUrl + read, response];
    }),
  );
}

/** Returns the response to a request that `index.html` has sent. Each is returned once, so that a refetch is sent. */
export function takeEarlyRead(
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): Promise<Response> | undefined {
  const address = String(input);
  const early = method === 'GET' ? window.earlyReads?.get(address) : undefined;
  if (early) window.earlyReads?.delete(address);
  return early;
}
