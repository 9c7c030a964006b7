import type { Ledger } from '@rad-wallet/ledger';

/** Returns the changed ledger and the result of `update`. Must not throw. */
export type LedgerChange<T> = (ledger: Ledger) => { ledger: Ledger; result: T };

export interface LedgerStore {
  /** Returns the current ledger, including changes from other tabs. */
  read(): Promise<Ledger>;
  /** Reads and writes the ledger atomically: concurrent changes do not overwrite each other. */
  update<T>(change: LedgerChange<T>): Promise<T>;
  /** Replaces the ledger with the seed. */
  reset(): Promise<void>;
}
