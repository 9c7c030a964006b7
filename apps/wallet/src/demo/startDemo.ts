import {
  NETWORK_CONDITIONS,
  type NetworkCondition,
  parseNetworkCondition,
  startDemo,
} from '@rad-wallet/mocks/browser';
import { trustedTypes } from '../data/trustedTypes';
import type { DemoNotice } from './demoNotices';
import { createChosenNetwork } from './network';
import { WORKER } from './worker';

const RESET_PARAM = 'reset-demo';

/** The network condition of `?network=`, for this tab until another one is set. docs/rules.md DEMO-8. */
function getRequestedNetwork(): NetworkCondition {
  const { condition, said } = createChosenNetwork({
    search: window.location.search,
    openSession: () => window.sessionStorage,
    names: NETWORK_CONDITIONS,
    parse: parseNetworkCondition,
  });
  if (said) console.warn(said);
  return condition;
}

/**
 * Starts the mocked server. `?reset-demo` in the URL restores the sample wallet first; `?network=` sets the fault of
 * every request.
 */
export async function start(onNotice: (notice: DemoNotice) => void): Promise<void> {
  trustWorker(WORKER);
  const demo = await startDemo({
    onNotice,
    serviceWorkerUrl: WORKER,
    network: getRequestedNetwork(),
  });
  const url = new URL(window.location.href);
  if (!url.searchParams.has(RESET_PARAM)) return;
  await demo.reset();
  url.searchParams.delete(RESET_PARAM);
  window.history.replaceState(window.history.state, '', url);
  onNotice('reset');
}

/**
 * Allows the demo's worker to be registered under Trusted Types. MSW passes a plain string, so this is the default
 * policy of the page: it allows that one URL, and no markup or script.
 */
function trustWorker(workerUrl: string): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
}
