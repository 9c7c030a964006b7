import {
  createConversionDrafts,
  createEntryId,
  decideEntry,
  getHoldId,
  reverseConversion,
  settleDeposit,
  settlePayment,
} from '@rad-wallet/ledger';
import type {
  AccountState,
  Entry,
  EntryRequest,
  Hold,
  LedgerConversion,
  LedgerConversionIntent,
  Posting,
  Refusal,
  SavedResponse,
  Terms,
} from '@rad-wallet/ledger';
import { checkConsent, removeConsent } from './consents';
import type { FraudTerms, PostResult } from './port';
import { query } from './program';
import type { Dialect, Program } from './program';
import {
  countRow,
  ENTRY_COLUMNS,
  parseRow,
  savedRow,
  toAccount,
  toConversion,
  toEntry,
  toHold,
  toLeg,
} from './rows';
import { writeChanges, writeSettlement } from './writing';

interface Books {
  holder: string;
  now: Date;
  accounts: readonly AccountState[];
  /** The current number of entries. */
  entries: number;
}

/**
 * Locks one holder's ledger until the transaction ends, and reverses overdue conversions. All reads for a decision come
 * after the lock: in PostgreSQL, a statement that waits for a lock still reads its earlier snapshot.
 */
export function* lockBooks(dialect: Dialect, holder: string, now: Date): Program<Books | null> {
  const [row] = yield* query(
    `SELECT entries FROM holder WHERE id = $1${dialect.forUpdate}`,
    holder,
  );
  if (!row) return null;
  const accounts = yield* query(
    'SELECT id, type, balance, held FROM account WHERE holder = $1 ORDER BY seq',
    holder,
  );
  const books = { holder, now, accounts: accounts.map(toAccount), ...parseRow(countRow, row) };
  const due = yield* query(
    `SELECT body FROM conversion WHERE holder = $1 AND status = 'pending' AND expires_at <= $2
     ORDER BY opened_at, id`,
    holder,
    now.toISOString(),
  );
  let current: Books = books;
  for (const conversion of due.map(toConversion)) current = yield* reverse(current, conversion);
  return current;
}

function* reverse(books: Books, conversion: LedgerConversion): Program<Books> {
  const { holder, now, entries } = books;
  const entry = yield* requireEntry(holder, conversion.entries[conversion.first]);
  const changes = reverseConversion(
    conversion,
    yield* readHolds(holder, conversion.id),
    { entry, posting: yield* readPosting(holder, entry.id) },
    { now, id: createEntryId(entries) },
  );
  const accounts = yield* writeChanges(holder, books.accounts, changes, entries + 1);
  return { ...books, accounts, entries: entries + 1 };
}

export function* readPosting(holder: string, id: string): Program<Posting> {
  const legs = yield* query(
    'SELECT account, currency, amount FROM leg WHERE holder = $1 AND posting = $2 ORDER BY seq',
    holder,
    id,
  );
  return { id, legs: legs.map(toLeg) };
}

export function* requireEntry(holder: string, id: string | undefined): Program<Entry> {
  const [row] = yield* query(
    `SELECT ${ENTRY_COLUMNS} FROM entry WHERE holder = $1 AND id = $2`,
    holder,
    id ?? null,
  );
  if (!row) throw new Error(`Entry ${id} does not exist`);
  const { seq: _seq, ...entry } = toEntry(row);
  return entry;
}

function* readSaved(holder: string, key: string | null): Program<SavedResponse | null> {
  if (key === null) return null;
  const [row] = yield* query(
    'SELECT key, request, entry FROM answered WHERE holder = $1 AND key = $2',
    holder,
    key,
  );
  if (!row) return null;
  const { entry, ...saved } = parseRow(savedRow, row);
  return { ...saved, entryId: entry };
}

function* readHolds(holder: string, conversionId: string): Program<Hold[]> {
  const rows = yield* query(
    `SELECT id, account, currency, amount, state, expires_at FROM hold
     WHERE holder = $1 AND id IN ($2, $3) AND state = 'placed'`,
    holder,
    getHoldId(conversionId, 'source'),
    getHoldId(conversionId, 'target'),
  );
  return rows.map(toHold);
}

export function* readConversion(holder: string, id: string): Program<LedgerConversion | null> {
  const [row] = yield* query(
    'SELECT body FROM conversion WHERE holder = $1 AND id = $2',
    holder,
    id,
  );
  return row ? toConversion(row) : null;
}

const UNKNOWN_HOLDER: { refusal: Refusal } = {
  refusal: { status: 404, message: 'There is no such account holder' },
};

function* postTo(
  books: Books,
  request: EntryRequest,
  { terms, fraud }: { terms: Terms; fraud: FraudTerms | null },
): Program<PostResult & { books?: Books }> {
  const { holder, now, accounts, entries } = books;
  const intent = request.intent ?? null;
  const saved = yield* readSaved(holder, request.key);
  // A repeated payment has used up its consent.
  const consent = saved
    ? { isNeeded: false }
    : yield* checkConsent(holder, request, { now, fraud });
  if ('refusal' in consent) return consent;
  const decision = decideEntry(
    {
      accounts,
      saved,
      conversion: intent && (yield* readConversion(holder, intent.id)),
      holds: intent ? yield* readHolds(holder, intent.id) : [],
    },
    request,
    { now, id: createEntryId(entries), terms },
  );
  if ('refusal' in decision) return decision;
  if ('repeated' in decision)
    return { entry: yield* requireEntry(holder, decision.repeated), books };
  if (consent.isNeeded) yield* removeConsent(holder, request.key);
  const after = yield* writeChanges(holder, accounts, decision.changes, entries + 1);
  return {
    entry: decision.changes.entry,
    books: { ...books, accounts: after, entries: entries + 1 },
  };
}

export interface Context {
  dialect: Dialect;
  now: Date;
  fraud: FraudTerms | null;
}

export function* post(
  { dialect, now, fraud }: Context,
  holder: string,
  request: EntryRequest,
  terms: Terms,
): Program<PostResult> {
  const books = yield* lockBooks(dialect, holder, now);
  if (!books) return UNKNOWN_HOLDER;
  const posted = yield* postTo(books, request, { terms, fraud });
  return 'refusal' in posted ? posted : { entry: posted.entry };
}

/** Thrown to roll back a transaction. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Throws `RefusedError` if the second entry is refused, so that the first one is rolled back. */
export function* convert(
  { dialect, now, fraud }: Context,
  holder: string,
  intent: LedgerConversionIntent,
  terms: Terms,
): Program<LedgerConversion> {
  let books = yield* lockBooks(dialect, holder, now);
  if (!books) throw new RefusedError(UNKNOWN_HOLDER.refusal);
  for (const [index, draft] of createConversionDrafts(intent).entries()) {
    const request = { key: `${intent.id}:${index + 1}`, draft, intent };
    const posted: PostResult & { books?: Books } = yield* postTo(books, request, {
      terms,
      fraud,
    });
    if ('refusal' in posted) throw new RefusedError(posted.refusal);
    books = posted.books ?? books;
  }
  const conversion = yield* readConversion(holder, intent.id);
  if (!conversion) throw new Error(`Conversion ${intent.id} was not recorded`);
  return conversion;
}

export function* settle(
  { dialect, now }: Context,
  holder: string,
  id: string,
  status: 'completed' | 'failed',
  terms: Terms,
): Program<PostResult> {
  const books = yield* lockBooks(dialect, holder, now);
  if (!books) return UNKNOWN_HOLDER;
  const entry = yield* requireEntry(holder, id);
  const account = books.accounts.find((one) => one.id === entry.accountId);
  if (!account) return UNKNOWN_HOLDER;
  const posting = yield* readPosting(holder, id);
  const settled =
    posting.legs.length > 0
      ? settlePayment({ entry, posting }, status)
      : settleDeposit(account, entry, status, terms);
  if ('refusal' in settled) return settled;
  yield* writeSettlement(holder, books.accounts, settled);
  return { entry: settled.entry };
}

/** Reverses one holder's overdue conversions. */
export function* expireHolderConversions({ dialect, now }: Context, holder: string): Program<void> {
  yield* lockBooks(dialect, holder, now);
}
