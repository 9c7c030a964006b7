import type { Entry, Ledger, LedgerAccount } from './ledger';
import { postEntry } from './postEntry';

export interface LedgerSeed {
  accounts: readonly LedgerAccount[];
  /** Oldest first. @default none */
  history?: readonly Entry[];
}

/** Creates a ledger. Throws if an opening balance is below zero or an entry would be rejected. */
export function openLedger({ accounts, history = [] }: LedgerSeed): Ledger {
  for (const { id, opening } of accounts) {
    if (opening.startsWith('-')) throw new Error(`Account ${id} would open with ${opening}`);
  }
  const empty: Ledger = { version: 1, accounts, entries: [], answered: [] };
  return history.reduce((ledger, { id, timestamp, ...draft }) => {
    const posted = postEntry(ledger, draft, { id, now: new Date(timestamp) });
    if ('refusal' in posted) throw new Error(`Entry ${id}: ${posted.refusal.message}`);
    return posted.ledger;
  }, empty);
}
