/** What is used of Trusted Types: TypeScript's own library does not know them yet. */
interface TrustedTypes {
  /** A rule that answers null refuses. */
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets the demo's worker be registered in a page under Trusted Types. MSW does it from a plain string, so
 * this is the page's default policy: it passes that one address, and no markup or script at all.
 */
export function trustWorker(workerUrl: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
}
