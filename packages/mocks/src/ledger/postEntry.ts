import { amountSchema } from '@rad-wallet/api';
import * as v from 'valibot';
import { balanceOf, formatUnits } from './balances';
import { bookEntry, unitOf } from './booking';
import type { Entry, EntryDraft, Ledger } from './ledger';

/** A posting that was not done, and what the server says about it. */
export interface Refusal {
  readonly status: 400 | 404 | 422;
  readonly message: string;
}

export type Posted =
  | { readonly ledger: Ledger; readonly entry: Entry }
  | { readonly refusal: Refusal };

export interface PostingContext {
  /** The entry's time. */
  now: Date;
  /** @default the next in the ledger's own row: `txn-0031` */
  id?: string;
}

/**
 * Posts an entry: answers a new ledger with it, or a refusal where the amount is no amount (400),
 * the account is not known (404), cannot bear such an entry, or would fall below zero (422).
 * docs/rules.md LEDGER-2.
 */
export function postEntry(
  ledger: Ledger,
  draft: EntryDraft,
  { now, id = nextId(ledger) }: PostingContext,
): Posted {
  if (!v.is(amountSchema, draft.amount)) return refuse(400, `Invalid amount: ${draft.amount}`);

  const account = ledger.accounts.find((candidate) => candidate.id === draft.accountId);
  if (!account) return refuse(404, `Account not found: ${draft.accountId}`);

  const booking = bookEntry(account, draft);
  if ('refusal' in booking) return refuse(422, booking.refusal);

  const balance = balanceOf(ledger, account);
  if (draft.status === 'completed' && balance.plus(booking.units).lt('0')) {
    const available = `${formatUnits(account, balance)} ${unitOf(account)}`;
    return refuse(
      422,
      `Insufficient balance: ${available} available, ${draft.amount} ${draft.currency} asked`,
    );
  }

  const entry: Entry = { ...draft, id, timestamp: now.toISOString() };
  return { ledger: { ...ledger, entries: [...ledger.entries, entry] }, entry };
}

function nextId(ledger: Ledger): string {
  return `txn-${String(ledger.entries.length + 1).padStart(4, '0')}`;
}

function refuse(status: Refusal['status'], message: string): Posted {
  return { refusal: { status, message } };
}
