import {
  NETWORK_CONDITIONS,
  type NetworkCondition,
  parseNetworkCondition,
  startDemo,
} from '@rad-wallet/mocks/browser';
import { trustedTypes } from '../data/trustedTypes';
import type { DemoNotice } from './demoNotices';
import { chosenNetwork } from './network';
import { WORKER } from './worker';

const RESET_PARAM = 'reset-demo';

/** What `?network=` asks for, in this tab until it asks for something else. docs/rules.md DEMO-8. */
function askedNetwork(): NetworkCondition {
  const { condition, said } = chosenNetwork({
    search: window.location.search,
    openSession: () => window.sessionStorage,
    names: NETWORK_CONDITIONS,
    parse: parseNetworkCondition,
  });
  if (said) console.warn(said);
  return condition;
}

/**
 * Starts the mocked server; `?reset-demo` in the address puts the sample wallet back first, `?network=`
 * names what every call meets.
 */
export async function start(onNotice: (notice: DemoNotice) => void): Promise<void> {
  trustWorker(WORKER);
  const demo = await startDemo({
    onNotice,
    serviceWorkerUrl: WORKER,
    network: askedNetwork(),
  });
  const url = new URL(window.location.href);
  if (!url.searchParams.has(RESET_PARAM)) return;
  await demo.reset();
  url.searchParams.delete(RESET_PARAM);
  window.history.replaceState(window.history.state, '', url);
  onNotice('reset');
}

/**
 * Lets the demo's worker be registered in a page under Trusted Types. MSW does it from a plain string, so
 * this is the page's default policy: it passes that one address, and no markup or script at all.
 */
function trustWorker(workerUrl: string): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
}
