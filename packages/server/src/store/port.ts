import type {
  AccountState,
  Entry,
  EntryRequest,
  Ledger,
  LedgerConversion,
  LedgerConversionIntent,
  Refusal,
  Terms,
} from '@rad-wallet/ledger';

export type Posted = { entry: Entry } | { refusal: Refusal };

export interface Page {
  /** Newest first. */
  entries: readonly Entry[];
  /** Pass it to get the next page; null after the last one. */
  cursor: string | null;
}

export interface Session {
  /** A hash of the secret in the cookie. */
  token: string;
  holder: string;
  expiresAt: string;
}

/** What the server needs of a database. Nothing passes the whole ledger. docs/rules.md LEDGER-4. */
export interface LedgerPort {
  /** Posts one entry, places or ends the holds of its conversion, and saves the key: all of it or nothing. */
  post(holder: string, request: EntryRequest, terms: Terms): Promise<Posted>;
  /** Posts both entries of a conversion, or none. */
  convert(
    holder: string,
    intent: LedgerConversionIntent,
    terms: Terms,
  ): Promise<{ conversion: LedgerConversion } | { refusal: Refusal }>;
  /** Completes a pending deposit, or lets it fail. */
  settle(holder: string, id: string, status: 'completed' | 'failed', terms: Terms): Promise<Posted>;
  /** Reverses all overdue conversions, and returns their number. */
  expire(): Promise<number>;
  balances(holder: string): Promise<readonly AccountState[]>;
  page(holder: string, options?: { limit?: number; cursor?: string | null }): Promise<Page>;
  findByKey(holder: string, key: string): Promise<Entry | null>;
  conversions(
    holder: string,
    filter: { id?: string | null; status?: string | null },
  ): Promise<readonly LedgerConversion[]>;
  pendingDeposits(before: Date): Promise<readonly { holder: string; id: string }[]>;
  /** Adds an account holder, unless there is one with this id. */
  open(holder: string, createLedger: () => Ledger): Promise<void>;
  startSession(session: Session): Promise<void>;
  findSession(token: string): Promise<Session | null>;
  endSession(token: string): Promise<void>;
  /** Returns everything that contradicts itself: unbalanced postings, balances that are not the sum of their legs. */
  verify(): Promise<readonly string[]>;
  close(): Promise<void>;
}
