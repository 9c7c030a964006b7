/**
 * What is used of Trusted Types: TypeScript's own library does not know them yet. A browser gives an object
 * that stands for the address; it can only be handed on.
 */
interface TrustedTypes {
  /** A rule that answers null refuses. */
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

/** A page's policies, where it is under Trusted Types and the browser knows them. */
export const trustedTypes = (): TrustedTypes | undefined => window.trustedTypes;
