import type { Entry } from '../records/entry';
import type { Ledger, LedgerAccount } from './ledger';
import { postEntry } from './postEntry';
import type { Terms } from '../amounts/terms';

export interface LedgerSeed {
  accounts: readonly LedgerAccount[];
  /** Oldest first. @default none */
  history?: readonly Entry[];
  terms: Terms;
}

/** Creates a ledger. Throws if an opening balance is negative or an entry would be rejected. */
export function openLedger({ accounts, history = [], terms }: LedgerSeed): Ledger {
  for (const { id, opening } of accounts) {
    if (opening.startsWith('-')) throw new Error(`Account ${id} would open with ${opening}`);
  }
  return history.reduce<Ledger>(
    (ledger, { id, timestamp, ...draft }) => {
      const posted = postEntry(ledger, draft, { id, now: new Date(timestamp), terms });
      if ('refusal' in posted) throw new Error(`Entry ${id}: ${posted.refusal.message}`);
      return posted.ledger;
    },
    {
      version: 2,
      accounts,
      entries: [],
      postings: [],
      holds: [],
      conversions: [],
      answered: [],
    },
  );
}
