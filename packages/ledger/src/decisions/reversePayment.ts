import { negateLegs } from '../records/posting';
import type { Posting } from '../records/posting';
import { isCredit } from '../records/entry';
import type { Entry } from '../records/entry';
import { isConversion } from './booking';
import { refuse } from './changes';
import type { Changes, Refusal } from './changes';
import type { DecisionContext } from './holderState';

/**
 * Returns the money of a completed payment, at the units at which it was posted. Credits, and both sides of a conversion,
 * cannot be reversed on their own. docs/rules.md LEDGER-10.
 */
export function reversePayment(
  { entry, posting }: { entry: Entry; posting: Posting },
  { now, id }: Omit<DecisionContext, 'terms'>,
): Changes | { refusal: Refusal } {
  const { message: _message, ...rest } = entry;
  const { type, description, status } = rest;
  if (isCredit(type) || isConversion(entry)) {
    return refuse(422, `Entry ${entry.id} is not a payment`);
  }
  if (status !== 'completed') return refuse(422, `Entry ${entry.id} is ${status}`);
  return {
    entry: {
      ...rest,
      id,
      type: 'deposit',
      description: `Reversal: ${description}`,
      timestamp: now.toISOString(),
    },
    posting: { id, legs: negateLegs(posting) },
    holds: [],
    conversion: null,
    saved: null,
  };
}
