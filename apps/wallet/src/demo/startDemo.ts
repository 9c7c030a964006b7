import { startDemo } from '@rad-wallet/mocks/browser';
import type { DemoNotice } from './demoNotices';

const RESET_PARAM = 'reset-demo';

/** Starts the mocked server; `?reset-demo` in the address puts the sample wallet back first. */
export async function start(onNotice: (notice: DemoNotice) => void): Promise<void> {
  const demo = await startDemo({ onNotice });
  const url = new URL(window.location.href);
  if (!url.searchParams.has(RESET_PARAM)) return;
  await demo.reset();
  url.searchParams.delete(RESET_PARAM);
  window.history.replaceState(window.history.state, '', url);
  onNotice('reset');
}
