import type { Refusal } from '../decisions/changes';
import { toClientDraft } from '../decisions/clientEntry';
import { createConversionDrafts } from '../records/conversion';
import type { LedgerConversion, LedgerConversionIntent } from '../records/conversion';
import type { EntryDraft } from '../records/entry';
import type { Terms } from '../amounts/terms';
import type { Ledger } from './ledger';
import { postEntry } from './postEntry';
import type { PostingResult } from './postEntry';

export interface ClientEntry {
  entry: Omit<EntryDraft, 'status' | 'verified'>;
  intent: LedgerConversionIntent | null;
  key: string | null;
  terms: Terms;
}

/** Posts a client's request within the limits of what clients may post. See `toClientDraft` and `postEntry`. */
export function postClientEntry(
  ledger: Ledger,
  { entry, intent, key, terms }: ClientEntry,
  now: Date,
): PostingResult {
  const draft = toClientDraft(entry, intent, terms);
  return 'refusal' in draft ? draft : postEntry(ledger, draft, { now, key, intent, terms });
}

/** Posts both entries of a conversion, or neither. The conversion id is the idempotency key. docs/rules.md CONV-25. */
export function convertAtOnce(
  ledger: Ledger,
  intent: LedgerConversionIntent,
  terms: Terms,
  now: Date,
): { ledger: Ledger; conversion: LedgerConversion } | { refusal: Refusal } {
  let books = ledger;
  for (const [index, draft] of createConversionDrafts(intent).entries()) {
    const key = `${intent.id}:${index + 1}`;
    const posted = postEntry(books, draft, { now, key, intent, terms });
    if ('refusal' in posted) return posted;
    books = posted.ledger;
  }
  const conversion = books.conversions.find(({ id }) => id === intent.id);
  if (!conversion) throw new Error(`Conversion ${intent.id} was not recorded`);
  return { ledger: books, conversion };
}
