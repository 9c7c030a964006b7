/**
 * The used part of Trusted Types, which TypeScript's DOM library lacks. Browsers return an opaque object
 * for the URL, not a string.
 */
interface TrustedTypes {
  /** A rule that returns null rejects the URL. */
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Undefined where the browser does not support Trusted Types. */
export const trustedTypes = (): TrustedTypes | undefined => window.trustedTypes;
