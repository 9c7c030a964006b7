/**
 * What a page reads when it is opened, by its path. `index.html` asks for it before the scripts have come, in a
 * build for a real API: docs/rules.md API-18. A page that is not named here asks by itself.
 */
export const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/balances', '/api/accounts', '/api/transactions?limit=10'],
  '/funds': ['/api/balances', '/api/transactions?limit=4'],
  '/transactions': ['/api/balances', '/api/transactions?limit=20'],
  '/send-money': ['/api/accounts'],
  '/conversion': ['/api/accounts', '/api/transactions'],
};

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
