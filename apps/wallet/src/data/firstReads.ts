declare global {
  interface Window {
    /** The responses to the requests of `index.html`, by URL. */
    earlyReads?: Map<string, Promise<Response>>;
  }
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
