declare global {
  interface Window {
    /** What `index.html` has asked for, by its address. */
    earlyReads?: Map<string, Promise<Response>>;
  }
}

/** The answer to what `index.html` has asked for already: once, since whoever asks again wants to know anew. */
export function takeEarlyRead(
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): Promise<Response> | undefined {
  const address = String(input);
  const early = method === 'GET' ? window.earlyReads?.get(address) : undefined;
  if (early) window.earlyReads?.delete(address);
  return early;
}
