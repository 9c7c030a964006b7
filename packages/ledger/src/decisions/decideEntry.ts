import * as v from 'valibot';
import { bookEntry } from './booking';
import { refuse } from './changes';
import type { PostingDecision } from './changes';
import { decideConversionEntry } from './decideConversion';
import type { LedgerConversionIntent } from '../records/conversion';
import { isCredit } from '../records/entry';
import type { EntryDraft } from '../records/entry';
import { findShortage } from './holderState';
import type { DecisionContext, EntryRequest, HolderState } from './holderState';
import { amountTextSchema } from '../amounts/text';

/**
 * Accepts or refuses one entry. 400: invalid amount. 404: unknown account. 422: the account cannot accept the entry,
 * the available balance is too low, the key was used for a different request, or the conversion cannot continue. After
 * a refusal, the key can be reused. docs/rules.md LEDGER-2, LEDGER-3.
 */
export function decideEntry(
  state: HolderState,
  request: EntryRequest,
  context: DecisionContext,
): PostingDecision {
  const { key, draft, intent } = request;
  const fingerprint = createFingerprint(request);
  if (key !== null && state.saved) {
    if (state.saved.request === fingerprint) return { repeated: state.saved.entryId };
    return refuse(422, `Idempotency-Key ${key} was used for another request`);
  }
  if (!v.is(amountTextSchema, draft.amount)) {
    return refuse(400, `Invalid amount: ${draft.amount}`);
  }
  const decision = intent
    ? decideConversionEntry(state, draft, intent, context)
    : decidePlainEntry(state, draft, context);
  if (!('changes' in decision) || key === null) return decision;
  const saved = { key, request: fingerprint, entryId: context.id };
  return { changes: { ...decision.changes, saved } };
}

function decidePlainEntry(
  state: HolderState,
  draft: EntryDraft,
  { now, id, terms }: DecisionContext,
): PostingDecision {
  const account = state.accounts.find((one) => one.id === draft.accountId);
  if (!account) return refuse(404, `Account not found: ${draft.accountId}`);
  const booking = bookEntry(account, draft, terms);
  if ('refusal' in booking) return refuse(422, booking.refusal);

  const isReserved =
    draft.status === 'pending' && !isCredit(draft.type) && terms.transfers === 'pending';
  const isCounted = draft.status === 'completed' || isReserved;
  const shortage = isCounted && !isCredit(draft.type) && findShortage(account, booking, draft);
  if (shortage) return shortage;
  const entry = { ...draft, amount: booking.amount, id, timestamp: now.toISOString() };
  const posting = isCounted ? { id, legs: booking.legs } : null;
  return { changes: { entry, posting, holds: [], conversion: null, saved: null } };
}

/** The server sets status and verification, so requests that differ only in these are identical. */
export function createFingerprint({ draft, intent }: Omit<EntryRequest, 'key'>): string {
  const { accountId, type, currency, amount, description, message } = draft;
  return JSON.stringify({
    accountId,
    type,
    currency,
    amount,
    description,
    message,
    ...(intent && { intent: [intent.id, ...toParts(intent.source), ...toParts(intent.target)] }),
  });
}

const toParts = ({ accountId, currency, amount }: LedgerConversionIntent['source']) => [
  accountId,
  currency,
  amount,
];
