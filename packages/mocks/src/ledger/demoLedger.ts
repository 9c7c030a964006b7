import * as books from '@rad-wallet/ledger';
import type { EntryDraft, Ledger, PostingResult, Terms } from '@rad-wallet/ledger';
import { FIXED_NOW } from '../clock';
import { CONVERTER_RATES } from './rates';

const MS_PER_MINUTE = 60_000;

/** A deposit is completed at once; a conversion may take 15 minutes. docs/rules.md LEDGER-6, LEDGER-8. */
export const DEMO_TERMS: Terms = {
  rates: CONVERTER_RATES,
  deposits: 'completed',
  conversionMs: 15 * MS_PER_MINUTE,
};

type Demo<Options extends { terms: Terms }> = Omit<Options, 'terms'> & { terms?: Terms };

/** By default, `terms` are those of the demo. */
export type LedgerSeed = Demo<books.LedgerSeed>;

/** By default, `terms` are those of the demo. */
export type PostingContext = Demo<books.PostingContext>;

/** By default, `terms` are those of the demo, and `now` is `FIXED_NOW`. */
export type SeedLedgerOptions = Omit<Demo<books.SeedLedgerOptions>, 'now'> & { now?: Date };

/** Creates a ledger. Throws if an opening balance is below zero or an entry would be rejected. */
export const openLedger = (seed: LedgerSeed): Ledger =>
  books.openLedger({ terms: DEMO_TERMS, ...seed });

/**
 * Creates a ledger whose final balances are the given ones. Throws if an opening balance would be below zero or an
 * entry would be rejected.
 */
export const createSeedLedger = (options: SeedLedgerOptions = {}): Ledger =>
  books.createSeedLedger({ terms: DEMO_TERMS, now: FIXED_NOW, ...options });

/** Returns null if the stored value is not a sound ledger. */
export const parseLedger = (stored: unknown): Ledger | null =>
  books.parseLedger(stored, DEMO_TERMS);

/** Posts an entry, or rejects it. With a key, a repeated request returns the first entry. docs/rules.md LEDGER-3. */
export const postEntry = (
  ledger: Ledger,
  draft: EntryDraft,
  context: PostingContext,
): PostingResult => books.postEntry(ledger, draft, { terms: DEMO_TERMS, ...context });
