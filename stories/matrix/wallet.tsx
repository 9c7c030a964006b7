import { createApiClient, createQueryClient } from '@rad-wallet/api';
import {
  getAccounts,
  createHandlers,
  createNetwork,
  FIXED_NOW,
  createMemoryStore,
  createSampleLedger,
  type Ledger,
  type Network,
} from '@rad-wallet/mocks';
import { getResponse } from 'msw/utils/get-response';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { App } from '../../apps/wallet/src/App';
import { catalogue } from '../../apps/wallet/src/platform/language/catalogue';
import type { Device } from '../../apps/wallet/src/platform/storage/storage';
import { getPage } from '../../apps/wallet/src/pages';
import { Wallet } from '../../apps/wallet/src/Wallet';

export interface OpenWallet {
  network: Network;
  /** Returns all account balances, and the entries without ids and times. */
  books(): Promise<{ balances: string[]; entries: string[] }>;
}

export interface OpenOptions {
  path: string;
  prepare?: (network: Network) => void;
}

/** Enough event loop turns for pending responses and lazy-loaded chunks. */
const MAX_TURNS = 4;

/** Advances the clock, and waits for the resulting work. */
export async function wait(ms = 0): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < MAX_TURNS; turn += 1) await vi.advanceTimersByTimeAsync(1);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  });
}

const device = (): Device => ({
  openLocal: () => window.localStorage,
  openSession: () => window.sessionStorage,
});

function listEntries({ entries }: Ledger): string[] {
  return entries.map(({ id: _id, timestamp: _timestamp, ...entry }) => JSON.stringify(entry));
}

/** Opens the wallet, runs a function in it, and unmounts it. */
export async function runInWallet<T>(
  { path, prepare }: OpenOptions,
  run: (wallet: OpenWallet) => Promise<T>,
): Promise<T> {
  await catalogue.setLocale('en');
  await getPage(path.split('?')[0] ?? '').load();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', path);

  const store = createMemoryStore(createSampleLedger(FIXED_NOW));
  const handlers = createHandlers(store, { now: () => FIXED_NOW });
  const network = createNetwork({
    fetch: async (input, init) => {
      const request = new Request(String(input), { ...init, signal: null });
      const response = await getResponse(handlers, request);
      if (!response) throw new Error(`The mocked server has no handler for ${request.url}`);
      return response;
    },
  });
  prepare?.(network);

  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const api = createApiClient({ baseUrl: window.location.origin, fetch: network.fetch });
  const wallet: OpenWallet = {
    network,
    async books() {
      const ledger = await store.read();
      return {
        balances: getAccounts(ledger).map(({ balance }) => balance),
        entries: listEntries(ledger),
      };
    },
  };
  try {
    await act(async () =>
      root.render(
        <Wallet api={api} queryClient={createQueryClient()} catalogue={catalogue} device={device()}>
          <App />
        </Wallet>,
      ),
    );
    await wait();
    return await run(wallet);
  } finally {
    await act(async () => root.unmount());
  }
}
