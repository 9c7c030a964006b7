import { parseDescription } from '@rad-wallet/api';
import type { Account, Balances, ConversionRecord, TransactionFacts } from '@rad-wallet/api';
import { formatUnits, getAccountState, getLedgerBalance, sumBalances } from '@rad-wallet/ledger';
import type { Entry, Ledger, LedgerConversion } from '@rad-wallet/ledger';
import { GRAM_PRICES, GRAMS_PER_TOLA } from './rates';

/** An account in a response, with the server's type before it is mapped to an `AccountType`. */
export type ServedAccount = Omit<Account, 'type'> & { type: string };

export function getAccounts(ledger: Ledger): ServedAccount[] {
  return ledger.accounts.map((account) => ({
    id: account.id,
    type: account.type,
    balance: formatUnits(account, getLedgerBalance(ledger, account)),
  }));
}

export function getBalances(ledger: Ledger): Balances {
  const accounts = ledger.accounts.map((account) => getAccountState(ledger, account));
  return sumBalances(accounts, { ...GRAM_PRICES, gramsPerTola: GRAMS_PER_TOLA });
}

/** An entry in a response, with facts parsed from its description. */
export type ServedEntry = Entry & TransactionFacts;

export function toServedEntry(entry: Entry): ServedEntry {
  return { ...entry, ...parseDescription(entry.type, entry.description) };
}

export const toServedConversion = ({
  id,
  source,
  target,
  status,
  openedAt,
  expiresAt,
}: LedgerConversion): ConversionRecord => ({ id, source, target, status, openedAt, expiresAt });

/** Returns entries newest first; among equal timestamps, the entry posted last comes first. */
export function getLatestEntries(ledger: Ledger, limit?: number): ServedEntry[] {
  return ledger.entries
    .toReversed()
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, limit)
    .map(toServedEntry);
}
