/**
 * Returns an id of a person that does not contain the email, in hexadecimal; null where the browser cannot compute one,
 * as on pages without HTTPS.
 */
export async function hashHolder(email: string): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(email));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
