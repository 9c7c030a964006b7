import { createHandlers } from './handlers/createHandlers';
import { apiPatterns } from './handlers/apiPatterns';
import { failOnUnknownApiPath } from './handlers/failOnUnknownApiPath';
import { faults } from './handlers/faults';
import { NETWORK_CONDITIONS, NORMAL, parseNetworkCondition } from './network/conditions';
import type { NetworkCondition } from './network/conditions';
import { createSampleLedger } from './samples/createSampleLedger';
import { createPersistentStore } from './stores/createPersistentStore';
import type { StorageNotice } from './stores/createPersistentStore';

export { NETWORK_CONDITIONS, parseNetworkCondition };
export type { NetworkCondition, StorageNotice };

export interface DemoOptions {
  /** Called at most once per kind of notice. */
  onNotice: (notice: StorageNotice) => void;
  /** URL of the worker script. @default `mockServiceWorker.js` under Vite's base path, or at the root without Vite */
  serviceWorkerUrl?: string;
  /** Delay of every response, in ms. @default 0 */
  delayMs?: number;
  /** A fault to apply to every request. @default 'normal' */
  network?: NetworkCondition;
}

export interface Demo {
  /** Restores the sample data. Reload the page or refetch afterwards. */
  reset(): Promise<void>;
}

/** Starts the mock server with a persistent ledger. Rejects if service workers are not supported. */
export async function startDemo({
  onNotice,
  serviceWorkerUrl = `${import.meta.env?.BASE_URL ?? '/'}mockServiceWorker.js`,
  delayMs,
  network = NORMAL,
}: DemoOptions): Promise<Demo> {
  const store = createPersistentStore({
    key: 'ledger',
    seed: () => createSampleLedger(new Date()),
    onNotice,
  });
  // Imported dynamically, because this module is also loaded outside browsers.
  const { setupWorker } = await import('msw/browser');
  const faultHandlers =
    network === NORMAL
      ? []
      : Object.values(apiPatterns).map((pattern) => faults[network]('all', pattern));
  const worker = setupWorker(...faultHandlers, ...createHandlers(store, { delayMs }));
  await worker.start({
    serviceWorker: { url: serviceWorkerUrl },
    onUnhandledFrame: failOnUnknownApiPath,
    quiet: true,
  });
  return { reset: () => store.reset() };
}
