import { createHandlers } from './handlers/createHandlers';
import { apiPatterns } from './handlers/apiPatterns';
import { failOnUnknownApiPath } from './handlers/failOnUnknownApiPath';
import { faults } from './handlers/faults';
import { NETWORK_CONDITIONS, NORMAL, parseNetworkCondition } from './network/conditions';
import type { NetworkCondition } from './network/conditions';
import { sampleLedger } from './samples/sampleLedger';
import { persistentStore } from './stores/persistentStore';
import type { StorageNotice } from './stores/persistentStore';

export { NETWORK_CONDITIONS, parseNetworkCondition };
export type { NetworkCondition, StorageNotice };

export interface DemoOptions {
  /** Called, at most once for each, when the person should hear about their stored data. */
  onNotice: (notice: StorageNotice) => void;
  /**
   * Where the worker's script is served. @default `mockServiceWorker.js` under the base path of an app that Vite builds, else at the root
   */
  serviceWorkerUrl?: string;
  /** How long every answer takes, in ms. @default 0 */
  delayMs?: number;
  /** What the network does to every call. @default 'normal' */
  network?: NetworkCondition;
}

export interface Demo {
  /** Puts the sample wallet back. Reload or refetch afterwards. */
  reset(): Promise<void>;
}

/**
 * Starts the mocked server in the browser, over books that outlast a reload. Rejects where the
 * browser has no service workers.
 */
export async function startDemo({
  onNotice,
  serviceWorkerUrl = `${import.meta.env?.BASE_URL ?? '/'}mockServiceWorker.js`,
  delayMs,
  network = NORMAL,
}: DemoOptions): Promise<Demo> {
  const store = persistentStore({
    key: 'ledger',
    seed: () => sampleLedger(new Date()),
    onNotice,
  });
  // Outside of a browser it does not exist, and this module can be loaded there all the same.
  const { setupWorker } = await import('msw/browser');
  const spoiling =
    network === NORMAL
      ? []
      : Object.values(apiPatterns).map((pattern) => faults[network]('all', pattern));
  const worker = setupWorker(...spoiling, ...createHandlers(store, { delayMs }));
  await worker.start({
    serviceWorker: { url: serviceWorkerUrl },
    onUnhandledFrame: failOnUnknownApiPath,
    quiet: true,
  });
  return { reset: () => store.reset() };
}
