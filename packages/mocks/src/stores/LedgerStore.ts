import type { Ledger } from '../ledger/ledger';

/** Returns the changed ledger, and a result for the caller of `update`. Must not throw. */
export type LedgerChange<T> = (ledger: Ledger) => { ledger: Ledger; result: T };

export interface LedgerStore {
  /** The current ledger, with the writes of other tabs. */
  read(): Promise<Ledger>;
  /** Reads and writes the ledger atomically: of two concurrent changes neither is lost. */
  update<T>(change: LedgerChange<T>): Promise<T>;
  /** Restores the seed. */
  reset(): Promise<void>;
}
