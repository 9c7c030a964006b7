import { amountSchema } from '@rad-wallet/api';
import * as v from 'valibot';
import { getLedgerBalance, formatUnits } from './balances';
import { bookEntry, getUnit } from './booking';
import type { Entry, EntryDraft, Ledger } from './ledger';

/** The HTTP status and message for a rejected entry. */
export interface Refusal {
  readonly status: 400 | 404 | 422;
  readonly message: string;
}

export type PostingResult =
  | { readonly ledger: Ledger; readonly entry: Entry }
  | { readonly refusal: Refusal };

export interface PostingContext {
  /** The timestamp of the entry. */
  now: Date;
  /** @default the next number of the ledger: `txn-0031` */
  id?: string;
}

/**
 * Posts an entry, or rejects it. 400: invalid amount. 404: unknown account. 422: the account does not accept the entry,
 * or its balance would fall below zero. docs/rules.md LEDGER-2.
 */
export function postEntry(
  ledger: Ledger,
  draft: EntryDraft,
  { now, id = nextId(ledger) }: PostingContext,
): PostingResult {
  if (!v.is(amountSchema, draft.amount)) return reject(400, `Invalid amount: ${draft.amount}`);

  const account = ledger.accounts.find((candidate) => candidate.id === draft.accountId);
  if (!account) return reject(404, `Account not found: ${draft.accountId}`);

  const booking = bookEntry(account, draft);
  if ('refusal' in booking) return reject(422, booking.refusal);

  const balance = getLedgerBalance(ledger, account);
  if (draft.status === 'completed' && balance.plus(booking.units).lt('0')) {
    const available = `${formatUnits(account, balance)} ${getUnit(account)}`;
    return reject(
      422,
      `Insufficient balance: ${available} available, ${draft.amount} ${draft.currency} requested`,
    );
  }

  const entry: Entry = { ...draft, id, timestamp: now.toISOString() };
  return { ledger: { ...ledger, entries: [...ledger.entries, entry] }, entry };
}

function nextId(ledger: Ledger): string {
  return `txn-${String(ledger.entries.length + 1).padStart(4, '0')}`;
}

function reject(status: Refusal['status'], message: string): PostingResult {
  return { refusal: { status, message } };
}
