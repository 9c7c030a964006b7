import { getAccountState } from './balances';
import type { Changes, Refusal } from '../decisions/changes';
import { isDue } from '../records/hold';
import type { Hold } from '../records/hold';
import { decideEntry } from '../decisions/decideEntry';
import { reverseConversion } from '../decisions/decideConversion';
import { getHoldId } from '../records/conversion';
import type { LedgerConversion, LedgerConversionIntent } from '../records/conversion';
import type { Entry, EntryDraft } from '../records/entry';
import type { Ledger } from './ledger';
import type { Terms } from '../amounts/terms';

export type PostingResult =
  | { readonly ledger: Ledger; readonly entry: Entry }
  | { readonly refusal: Refusal };

export interface PostingContext {
  /** Timestamp of the new entry. */
  now: Date;
  /** @default the next sequential id: `txn-0031` */
  id?: string;
  /** The idempotency key of a client's request. @default null */
  key?: string | null;
  /** Set for conversion entries only. */
  intent?: LedgerConversionIntent | null;
  terms: Terms;
}

/** Posts an entry or returns a refusal (see `decideEntry`). First reverses overdue conversions. */
export function postEntry(
  before: Ledger,
  draft: EntryDraft,
  { now, id, key = null, intent = null, terms }: PostingContext,
): PostingResult {
  const ledger = expireConversions(before, now);
  const decision = decideEntry(
    {
      accounts: ledger.accounts.map((account) => getAccountState(ledger, account)),
      saved: ledger.answered.find((saved) => saved.key === key) ?? null,
      conversion: ledger.conversions.find((one) => one.id === intent?.id) ?? null,
      holds: intent ? getHoldsOf(ledger, intent) : [],
    },
    { key, draft, intent },
    { now, id: id ?? createEntryId(ledger.entries.length), terms },
  );
  if ('refusal' in decision) return decision;
  if ('repeated' in decision) return { ledger, entry: requireEntry(ledger, decision.repeated) };
  return { ledger: applyChanges(ledger, decision.changes), entry: decision.changes.entry };
}

/** Reverses conversions that were not completed in time. docs/rules.md LEDGER-6. */
export function expireConversions(ledger: Ledger, now: Date): Ledger {
  return ledger.conversions
    .filter((conversion) => conversion.status === 'pending' && isDue(conversion, now))
    .reduce((books, conversion) => {
      const entry = requireEntry(books, conversion.entries[conversion.first]);
      const posting = books.postings.find(({ id }) => id === entry.id);
      if (!posting) throw new Error(`Entry ${entry.id} moved no money`);
      const changes = reverseConversion(
        conversion,
        getHoldsOf(books, conversion),
        { entry, posting },
        { now, id: createEntryId(books.entries.length) },
      );
      return applyChanges(books, changes);
    }, ledger);
}

/** Returns incomplete conversions, oldest first. */
export const getPendingConversions = ({ conversions }: Ledger): LedgerConversion[] =>
  conversions.filter(({ status }) => status === 'pending');

/** Returns the entry created with an idempotency key. docs/rules.md LEDGER-9. */
export function findByKey({ answered, entries }: Ledger, key: string): Entry | undefined {
  const saved = answered.find((one) => one.key === key);
  return saved && entries.find(({ id }) => id === saved.entryId);
}

/** @param count the number of earlier entries */
export const createEntryId = (count: number): string => `txn-${String(count + 1).padStart(4, '0')}`;

export function applyChanges(ledger: Ledger, changes: Changes): Ledger {
  const { entry, posting, holds, conversion, saved } = changes;
  return {
    ...ledger,
    entries: replaceById(ledger.entries, [entry]),
    postings: posting ? [...ledger.postings, posting] : ledger.postings,
    holds: replaceById(ledger.holds, holds),
    conversions: replaceById(ledger.conversions, conversion ? [conversion] : []),
    answered: saved ? [...ledger.answered, saved] : ledger.answered,
  };
}

/** Replaces items by id, and appends items with new ids. */
function replaceById<T extends { id: string }>(before: readonly T[], after: readonly T[]): T[] {
  const changed = new Map(after.map((item) => [item.id, item]));
  const kept = before.map((item) => {
    const replacement = changed.get(item.id) ?? item;
    changed.delete(item.id);
    return replacement;
  });
  return [...kept, ...changed.values()];
}

function getHoldsOf({ holds }: Ledger, { id }: { id: string }): Hold[] {
  const ids = [getHoldId(id, 'source'), getHoldId(id, 'target')];
  return holds.filter((hold) => hold.state === 'placed' && ids.includes(hold.id));
}

function requireEntry({ entries }: Ledger, id: string | undefined): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`Entry ${id} does not exist`);
  return entry;
}
