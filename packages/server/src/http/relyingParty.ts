import { isIP } from 'node:net';

/** Where passkeys can be used. */
export interface RelyingParty {
  /** A domain name. */
  id: string;
  /** Origins of this domain at which the wallet is served. */
  origins: readonly string[];
}

/** The domain of the first origin that has one; passkeys exist for domains only, not for IP addresses. */
export function getRelyingParty(origins: readonly string[]): RelyingParty | null {
  const hosts = origins.map((origin) => ({ origin, host: new URL(origin).hostname }));
  const id = hosts.find(({ host }) => isIP(host.replace(/^\[|\]$/g, '')) === 0)?.host;
  if (id === undefined) return null;
  return { id, origins: hosts.filter(({ host }) => host === id).map(({ origin }) => origin) };
}
