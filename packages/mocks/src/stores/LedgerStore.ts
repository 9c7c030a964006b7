import type { Ledger } from '../ledger/ledger';

/**
 * A change to the books: the ledger after it, and whatever the caller wants to know about it. Must
 * not throw.
 */
export type LedgerChange<T> = (ledger: Ledger) => { ledger: Ledger; result: T };

/** Where a ledger is kept. */
export interface LedgerStore {
  /** The current ledger, with the writes of other tabs. */
  read(): Promise<Ledger>;
  /**
   * Changes the ledger in one step: nothing else is written between the reading and the writing,
   * so two changes at once are done one after the other and neither is lost.
   */
  update<T>(change: LedgerChange<T>): Promise<T>;
  /** Puts back the ledger that the store began with. */
  reset(): Promise<void>;
}
