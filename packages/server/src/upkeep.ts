import type { Terms } from '@rad-wallet/ledger';
import { setTimeout as delay } from 'node:timers/promises';
import type { LedgerPort } from './store/port';

const INTERVAL_MS = 1000;

/** Simulated response time of the card processor, in ms. */
const PROCESSOR_MS = 3000;

export interface UpkeepOptions {
  store: LedgerPort;
  terms: Terms;
  onError: (error: unknown) => void;
}

/** Reverses overdue conversions and completes pending deposits, in the background. */
export function startUpkeep({ store, terms, onError }: UpkeepOptions): { stop(): Promise<void> } {
  const controller = new AbortController();

  async function settleDeposits(): Promise<void> {
    const due = await store.pendingDeposits(new Date(Date.now() - PROCESSOR_MS));
    for (const { holder, id } of due) await store.settle(holder, id, 'completed', terms);
  }

  async function run(): Promise<void> {
    while (!controller.signal.aborted) {
      await delay(INTERVAL_MS, undefined, { signal: controller.signal }).catch(() => undefined);
      if (controller.signal.aborted) return;
      try {
        await store.expire();
        if (terms.deposits === 'pending') await settleDeposits();
      } catch (error) {
        onError(error);
      }
    }
  }

  const running = run();
  return {
    stop: async () => {
      controller.abort();
      await running;
    },
  };
}
