import type { Ledger } from '@rad-wallet/ledger';
import type { LedgerStore } from './LedgerStore';

/** Changes are synchronous, so they cannot overlap. */
export function createMemoryStore(seed: Ledger): LedgerStore {
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
