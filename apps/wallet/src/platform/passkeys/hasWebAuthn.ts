/** Passkeys belong to a domain name, which an IP address is not. */
export const hasWebAuthn = () =>
  'PublicKeyCredential' in globalThis && !/^\[|^[\d.]+$/.test(window.location.hostname);
