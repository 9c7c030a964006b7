/**
 * The part of Trusted Types that is used here; TypeScript's DOM types do not contain it. Browsers return an opaque
 * object for the URL, not a string.
 */
interface TrustedTypes {
  /** A rule rejects the URL by returning null. */
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

/** Returns undefined if the browser does not support Trusted Types. */
export const trustedTypes = (): TrustedTypes | undefined => window.trustedTypes;
