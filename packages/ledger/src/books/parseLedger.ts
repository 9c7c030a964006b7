import * as v from 'valibot';
import { getAccountState, getTrialBalance } from './balances';
import { createFingerprint } from '../decisions/decideEntry';
import { getAvailable } from '../decisions/holderState';
import { firstLedgerSchema, ledgerSchema } from './ledger';
import type { Ledger } from './ledger';
import { openLedger } from './openLedger';
import { isBalanced } from '../records/posting';
import type { Terms } from '../amounts/terms';

/**
 * Parses a stored ledger in the current or the first format. Returns null if it is invalid or inconsistent.
 * @param terms the rates at which entries in the first format are posted
 */
export function parseLedger(stored: unknown, terms: Terms): Ledger | null {
  const parsed = v.safeParse(ledgerSchema, stored);
  if (parsed.success) return isSound(parsed.output) ? parsed.output : null;
  const first = v.safeParse(firstLedgerSchema, stored);
  return first.success ? upgrade(first.output, terms) : null;
}

function upgrade(
  { accounts, entries, answered }: v.InferOutput<typeof firstLedgerSchema>,
  terms: Terms,
): Ledger | null {
  try {
    const ledger = openLedger({ accounts, history: entries, terms });
    const upgraded = answered.flatMap(({ key, entryId }) => {
      const draft = entries.find(({ id }) => id === entryId);
      return draft ? [{ key, entryId, request: createFingerprint({ draft }) }] : [];
    });
    return upgraded.length === answered.length && hasUniqueIds(entries)
      ? { ...ledger, answered: upgraded }
      : null;
  } catch {
    return null;
  }
}

const hasUniqueIds = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

function isSound(ledger: Ledger): boolean {
  const { accounts, entries, postings, holds, conversions, answered } = ledger;
  const entryIds = new Set(entries.map(({ id }) => id));
  const accountIds = new Set(accounts.map(({ id }) => id));
  const posted = new Set(postings.map(({ id }) => id));
  return (
    [entries, postings, holds, conversions].every(hasUniqueIds) &&
    answered.every(({ entryId }) => entryIds.has(entryId)) &&
    entries.every(
      ({ id, accountId, status }) =>
        accountIds.has(accountId) && posted.has(id) === (status === 'completed'),
    ) &&
    postings.every((posting) => entryIds.has(posting.id) && isBalanced(posting)) &&
    [...getTrialBalance(ledger).values()].every((sum) => sum.eq('0')) &&
    accounts.every((account) => getAvailable(getAccountState(ledger, account)).gte('0'))
  );
}
