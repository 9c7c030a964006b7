import {
  NETWORK_CONDITIONS,
  type NetworkCondition,
  parseNetworkCondition,
  startDemo,
} from '@rad-wallet/mocks/browser';
import { trustedTypes } from '../../platform/trustedTypes';
import type { DemoNotice } from './demoNotices';
import { createSelectedNetwork } from './network';
import { WORKER } from './worker';

const RESET_PARAM = 'reset-demo';

/** `?network=` applies to this tab until another condition is set. docs/rules.md DEMO-8. */
function getRequestedNetwork(): NetworkCondition {
  const { condition, notice } = createSelectedNetwork({
    search: window.location.search,
    openSession: () => window.sessionStorage,
    names: NETWORK_CONDITIONS,
    parse: parseNetworkCondition,
  });
  if (notice) console.warn(notice);
  return condition;
}

/** `?reset-demo` in the URL first restores the sample data. */
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

/** MSW passes a plain string, so this must be the page's default Trusted Types policy. It allows only this URL. */
function trustWorker(workerUrl: string): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
}
