/** Missing from TypeScript's DOM types. The URL that a browser returns is an opaque object rather than a string. */
interface TrustedTypes {
  /** A rule returns null to reject a URL. */
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
