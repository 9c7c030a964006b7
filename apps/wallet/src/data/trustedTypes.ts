/** TypeScript's DOM types do not contain it. Browsers return an opaque object for the URL. */
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
