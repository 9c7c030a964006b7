import * as v from 'valibot';
import { getLedgerBalance } from './balances';
import { bookEntry } from './booking';
import { ledgerSchema } from './ledger';
import type { Ledger } from './ledger';

/** Parses a stored ledger. Returns null if its shape is wrong or its entries are inconsistent with its accounts. */
export function parseLedger(stored: unknown): Ledger | null {
  const parsed = v.safeParse(ledgerSchema, stored);
  return parsed.success && isSound(parsed.output) ? parsed.output : null;
}

function isSound(ledger: Ledger): boolean {
  const ids = new Set(ledger.entries.map(({ id }) => id));
  return (
    ids.size === ledger.entries.length &&
    ledger.answered.every(({ entryId }) => ids.has(entryId)) &&
    ledger.accounts.every((account) => getLedgerBalance(ledger, account).gte('0')) &&
    ledger.entries.every((entry) => {
      const account = ledger.accounts.find(({ id }) => id === entry.accountId);
      return account !== undefined && 'units' in bookEntry(account, entry);
    })
  );
}
