import type { Ledger } from '../ledger/ledger';
import type { LedgerStore } from './LedgerStore';

/**
 * Keeps a ledger for as long as the page lives. A change runs through without a pause, so no two
 * overlap.
 */
export function memoryStore(seed: Ledger): LedgerStore {
  let current = seed;
  return {
    read: async () => current,
    update: async (change) => {
      const { ledger, result } = change(current);
      current = ledger;
      return result;
    },
    reset: async () => {
      current = seed;
    },
  };
}
