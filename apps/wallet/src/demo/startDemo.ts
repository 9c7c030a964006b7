import { startDemo } from '@rad-wallet/mocks/browser';
import type { DemoNotice } from './demoNotices';
import { trustWorker } from './trustWorker';

const WORKER = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
const RESET_PARAM = 'reset-demo';

/** Starts the mocked server; `?reset-demo` in the address puts the sample wallet back first. */
export async function start(onNotice: (notice: DemoNotice) => void): Promise<void> {
  trustWorker(WORKER);
  const demo = await startDemo({ onNotice, serviceWorkerUrl: WORKER });
  const url = new URL(window.location.href);
  if (!url.searchParams.has(RESET_PARAM)) return;
  await demo.reset();
  url.searchParams.delete(RESET_PARAM);
  window.history.replaceState(window.history.state, '', url);
  onNotice('reset');
}
