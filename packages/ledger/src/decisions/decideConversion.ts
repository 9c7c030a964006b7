import { bookEntry } from './booking';
import type { Booking } from './booking';
import { refuse } from './changes';
import type { Changes, PostingDecision } from './changes';
import {
  findIntentProblem,
  getHoldId,
  getOtherSide,
  getSideOfEntry,
  isAtCurrentRate,
  isSameIntent,
} from '../records/conversion';
import type { LedgerConversion, LedgerConversionIntent, SideName } from '../records/conversion';
import { decimal } from '../amounts/decimal';
import { getMetal, getUnit } from '../records/entry';
import type { Entry, EntryDraft } from '../records/entry';
import { closeHold, placeHold } from '../records/hold';
import type { Hold } from '../records/hold';
import { findShortage } from './holderState';
import type { AccountState, DecisionContext, HolderState } from './holderState';
import { getSystemAccountId, negateLegs } from '../records/posting';
import type { Posting } from '../records/posting';

/**
 * The first conversion entry reserves the other side, so the second cannot fail for lack of balance. The credited
 * amount is reserved as well until it is paid for, so that it can be reversed. docs/rules.md LEDGER-6.
 */
export function decideConversionEntry(
  state: HolderState,
  draft: EntryDraft,
  intent: LedgerConversionIntent,
  context: DecisionContext,
): PostingDecision {
  const problem = findIntentProblem(intent, draft);
  if (problem) return refuse(422, problem);
  const { conversion } = state;
  if (!conversion) return openConversion(state, draft, intent, context);
  if (!isSameIntent(conversion, intent)) {
    return refuse(422, `Conversion ${intent.id} was started with other amounts or accounts`);
  }
  if (conversion.status === 'reversed') {
    return refuse(422, `Conversion ${intent.id} was not finished in time and has been reversed`);
  }
  const side = getSideOfEntry(draft);
  if (conversion.entries[side] !== undefined) {
    return refuse(422, `The ${side} of conversion ${intent.id} was posted with another key`);
  }
  return finishConversion(state, draft, conversion, side, context);
}

function openConversion(
  state: HolderState,
  draft: EntryDraft,
  intent: LedgerConversionIntent,
  { now, id, terms }: DecisionContext,
): PostingDecision {
  const side = getSideOfEntry(draft);
  const booked: Partial<Record<SideName, { account: AccountState; booking: Booking }>> = {};
  for (const name of [side, getOtherSide(side)]) {
    const { accountId, ...amount } = intent[name];
    const account = state.accounts.find((one) => one.id === accountId);
    if (!account) return refuse(404, `Account not found: ${accountId}`);
    const type = name === side ? draft.type : name === 'source' ? 'withdrawal' : 'deposit';
    const booking = bookEntry(account, { ...draft, ...amount, type }, terms);
    if ('refusal' in booking) return refuse(422, booking.refusal);
    booked[name] = { account, booking };
  }
  const { source, target } = booked;
  if (!source || !target) return refuse(422, 'A conversion has two sides');

  const shortage = findShortage(source.account, source.booking, intent.source);
  if (shortage) return shortage;
  if (!isAtCurrentRate(intent, terms)) {
    return refuse(422, 'The rate has changed', 'rateChanged');
  }

  const expiresAt = new Date(now.getTime() + terms.conversionMs).toISOString();
  const hold = (name: SideName, { account, booking }: typeof source, accountId = account.id) =>
    placeHold({
      id: getHoldId(intent.id, name),
      accountId,
      currency: getUnit(account),
      amount: booking.units.toFixed(),
      expiresAt,
    });
  const holds =
    side === 'target'
      ? [hold('source', source), hold('target', target)]
      : [hold('target', target, getSystemAccountId('market', getUnit(target.account)))];
  const posted = side === 'target' ? target : source;
  const entry = { ...draft, amount: posted.booking.amount, id, timestamp: now.toISOString() };
  const conversion: LedgerConversion = {
    ...intent,
    status: 'pending',
    first: side,
    entries: { [side]: id },
    openedAt: now.toISOString(),
    expiresAt,
  };
  const posting = { id, legs: posted.booking.legs };
  return { changes: { entry, posting, holds, conversion, saved: null } };
}

function finishConversion(
  { accounts, holds }: HolderState,
  draft: EntryDraft,
  conversion: LedgerConversion,
  side: SideName,
  { now, id, terms }: DecisionContext,
): PostingDecision {
  const account = accounts.find((one) => one.id === draft.accountId);
  if (!account) return refuse(404, `Account not found: ${draft.accountId}`);
  const { amount } = requireHold(holds, conversion.id, side);
  const booking = bookEntry(account, draft, terms, decimal(amount));
  if ('refusal' in booking) return refuse(422, booking.refusal);
  return {
    changes: {
      entry: { ...draft, amount: booking.amount, id, timestamp: now.toISOString() },
      posting: { id, legs: booking.legs },
      // The hold on the first credit is released; the hold for this entry is posted.
      holds: holds.map((hold) =>
        closeHold(hold, hold.id === getHoldId(conversion.id, side) ? 'posted' : 'voided', now),
      ),
      conversion: {
        ...conversion,
        status: 'completed',
        entries: { ...conversion.entries, [side]: id },
      },
      saved: null,
    },
  };
}

/** Reverses the single entry of an incomplete conversion, using the units at which it was posted. */
export function reverseConversion(
  conversion: LedgerConversion,
  holds: readonly Hold[],
  { entry, posting }: { entry: Entry; posting: Posting },
  { now, id }: Omit<DecisionContext, 'terms'>,
): Changes {
  const metal = getMetal(entry.type);
  const [purchase, plain] =
    conversion.first === 'source' ? ['purchase', 'deposit'] : ['sale', 'withdrawal'];
  return {
    entry: {
      ...entry,
      id,
      type: metal === undefined ? plain : `${metal}_${purchase}`,
      description: `Reversal: ${entry.description}`,
      timestamp: now.toISOString(),
    },
    posting: { id, legs: negateLegs(posting) },
    holds: holds.map((hold) => closeHold(hold, 'expired', now)),
    conversion: { ...conversion, status: 'reversed' },
    saved: null,
  };
}

function requireHold(holds: readonly Hold[], conversionId: string, side: SideName): Hold {
  const hold = holds.find(({ id }) => id === getHoldId(conversionId, side));
  if (!hold) throw new Error(`The ${side} of conversion ${conversionId} is not reserved`);
  return hold;
}
