import { trustedTypes } from '../data/trustedTypes';

/**
 * Lets the demo's worker be registered in a page under Trusted Types. MSW does it from a plain string, so
 * this is the page's default policy: it passes that one address, and no markup or script at all.
 */
export function trustWorker(workerUrl: string): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
}
