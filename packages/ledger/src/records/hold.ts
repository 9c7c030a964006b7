import * as v from 'valibot';
import { decimal, ZERO } from '../amounts/decimal';
import type { Big } from '../amounts/decimal';
import { amountTextSchema, timestampSchema } from '../amounts/text';

export const HOLD_STATES = ['placed', 'posted', 'voided', 'expired'] as const;

export const holdSchema = v.object({
  id: v.string(),
  accountId: v.string(),
  currency: v.string(),
  amount: amountTextSchema,
  state: v.picklist(HOLD_STATES),
  expiresAt: timestampSchema,
});

/**
 * Money reserved on an account. While the hold is placed, only the transaction it was placed for can spend the money.
 */
export type Hold = Readonly<v.InferOutput<typeof holdSchema>>;

export type HoldState = Hold['state'];

/** Creates a hold. The caller must check the available balance first. */
export const placeHold = (hold: Omit<Hold, 'state'>): Hold => ({ ...hold, state: 'placed' });

export const isDue = ({ expiresAt }: { expiresAt: string }, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime();

/**
 * Closes a hold: `posted` spends the money, `voided` releases it, `expired` releases it after the time limit. Throws if
 * the hold is already closed, is posted too late or expires too early, because the caller would move money twice.
 */
export function closeHold(hold: Hold, state: Exclude<HoldState, 'placed'>, now: Date): Hold {
  if (hold.state !== 'placed') throw new Error(`Hold ${hold.id} has already been ${hold.state}`);
  if (state === 'posted' && isDue(hold, now)) throw new Error(`Hold ${hold.id} has expired`);
  if (state === 'expired' && !isDue(hold, now)) throw new Error(`Hold ${hold.id} is not due yet`);
  return { ...hold, state };
}

export function sumHolds(holds: Iterable<Hold>, accountId: string): Big {
  let sum = ZERO;
  for (const hold of holds) {
    if (hold.state === 'placed' && hold.accountId === accountId) {
      sum = sum.plus(decimal(hold.amount));
    }
  }
  return sum;
}
