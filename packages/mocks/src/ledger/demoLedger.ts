import * as books from '@rad-wallet/ledger';
import type { EntryDraft, Ledger, PostingResult, Terms } from '@rad-wallet/ledger';
import { FIXED_NOW } from '../clock';
import { CONVERTER_RATES } from './rates';

const MS_PER_MINUTE = 60_000;

/** Deposits are completed immediately; conversions expire after 15 minutes. docs/rules.md LEDGER-6, LEDGER-8. */
export const DEMO_TERMS: Terms = {
  rates: CONVERTER_RATES,
  deposits: 'completed',
  conversionMs: 15 * MS_PER_MINUTE,
};

type Demo<Options extends { terms: Terms }> = Omit<Options, 'terms'> & { terms?: Terms };

/** `terms` default to the demo's. */
export type LedgerSeed = Demo<books.LedgerSeed>;

/** `terms` default to the demo's. */
export type PostingContext = Demo<books.PostingContext>;

/** `terms` default to the demo's, and `now` to `FIXED_NOW`. */
export type SeedLedgerOptions = Omit<Demo<books.SeedLedgerOptions>, 'now'> & { now?: Date };

/** Creates a ledger. Throws if an opening balance is negative or an entry would be rejected. */
export const openLedger = (seed: LedgerSeed): Ledger =>
  books.openLedger({ terms: DEMO_TERMS, ...seed });

/**
 * Creates a ledger with the given final balances. Throws if an opening balance would be negative or an entry would be
 * rejected.
 */
export const createSeedLedger = (options: SeedLedgerOptions = {}): Ledger =>
  books.createSeedLedger({ terms: DEMO_TERMS, now: FIXED_NOW, ...options });

/** Returns null if the stored value is not a valid ledger. */
export const parseLedger = (stored: unknown): Ledger | null =>
  books.parseLedger(stored, DEMO_TERMS);

/** Posts or refuses an entry. If the key was used before, returns the first entry. docs/rules.md LEDGER-3. */
export const postEntry = (
  ledger: Ledger,
  draft: EntryDraft,
  context: PostingContext,
): PostingResult => books.postEntry(ledger, draft, { terms: DEMO_TERMS, ...context });
