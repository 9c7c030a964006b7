import { refuse } from './changes';
import type { Changes, Refusal } from './changes';
import type { LedgerConversionIntent } from '../records/conversion';
import { bookEntry } from './booking';
import { getMetal, isCredit } from '../records/entry';
import type { Entry, EntryDraft } from '../records/entry';
import { negateLegs } from '../records/posting';
import type { Posting } from '../records/posting';
import type { Terms } from '../amounts/terms';

/**
 * Converts a client's request to an entry draft. The institution sets status and verification, and decides on credits:
 * a client can request a deposit, but `terms` decide whether it is completed immediately. A metal purchase is accepted
 * only as part of a conversion. docs/rules.md LEDGER-8.
 */
export function toClientDraft(
  request: Omit<EntryDraft, 'status' | 'verified'>,
  intent: LedgerConversionIntent | null,
  terms: Terms,
): EntryDraft | { refusal: Refusal } {
  const { type } = request;
  const isRequestedDeposit = type === 'deposit' && !intent;
  if (!intent && !isRequestedDeposit && (isCredit(type) || getMetal(type) !== undefined)) {
    return refuse(422, `A ${type} without the header of its conversion is not posted`);
  }
  const transfers = (type === 'sent' && !intent && terms.transfers) || 'completed';
  const status = isRequestedDeposit ? terms.deposits : transfers;
  return { ...request, status, verified: status === 'completed' };
}

/** Completes or fails a pending deposit after the card processor's response. */
export function settleDeposit(
  account: { id: string; type: string },
  entry: Entry,
  status: 'completed' | 'failed',
  terms: Terms,
): Pick<Changes, 'entry' | 'posting'> | { refusal: Refusal } {
  if (entry.status !== 'pending') return refuse(422, `Entry ${entry.id} is ${entry.status}`);
  const settled = { ...entry, status, verified: status === 'completed' };
  if (status === 'failed') return { entry: settled, posting: null };
  const booking = bookEntry(account, entry, terms);
  if ('refusal' in booking) return refuse(422, booking.refusal);
  return { entry: settled, posting: { id: entry.id, legs: booking.legs } };
}

/**
 * Completes or fails a pending payment that was debited when it was sent. A failure returns the same units in another
 * posting. docs/rules.md LEDGER-11.
 */
export function settlePayment(
  { entry, posting }: { entry: Entry; posting: Posting },
  status: 'completed' | 'failed',
): Pick<Changes, 'entry' | 'posting'> | { refusal: Refusal } {
  if (entry.status !== 'pending') return refuse(422, `Entry ${entry.id} is ${entry.status}`);
  const settled = { ...entry, status, verified: status === 'completed' };
  if (status === 'completed') return { entry: settled, posting: null };
  return { entry: settled, posting: { id: `return:${entry.id}`, legs: negateLegs(posting) } };
}
