import { decimal, MAX_DECIMALS, roundTo, scale, toDecimalString } from '../amounts/decimal';
import type { Big } from '../amounts/decimal';
import { getMetal, getUnit, isCredit } from '../records/entry';
import type { EntryDraft } from '../records/entry';
import { getSystemAccountId, createTransferLegs } from '../records/posting';
import type { Leg, SystemAccountKind } from '../records/posting';
import type { Terms } from '../amounts/terms';

export interface Booking {
  /** The amount in the entry's currency, rounded to the institution's decimals for it. */
  amount: string;
  /** The absolute amount credited or debited, in the account's own unit. */
  units: Big;
  legs: readonly Leg[];
}

type Bookable = Pick<EntryDraft, 'type' | 'currency' | 'amount' | 'description'>;

/**
 * Returns the two or more legs of an entry, or why the account cannot accept it. On a cash account, foreign currency is
 * converted to PKR at the current rate; later rate changes do not affect it. Rounding never favours the customer.
 * docs/rules.md LEDGER-1, LEDGER-7.
 * @param units the units fixed by an earlier hold
 */
export function bookEntry(
  account: { id: string; type: string },
  entry: Bookable,
  terms: Terms,
  units?: Big,
): Booking | { refusal: string } {
  const { type, currency } = entry;
  const unit = getUnit(account);
  const rate = terms.rates.get(currency);
  const metal = getMetal(type);

  if (rate === undefined) return { refusal: `Unknown currency: ${currency}` };
  if (unit !== 'PKR' && unit !== currency) {
    return { refusal: `Account ${account.id} is kept in ${unit} and cannot hold ${currency}` };
  }
  if (metal !== undefined && metal !== account.type) {
    return { refusal: `A ${type} belongs on a ${metal} account` };
  }

  const direction = isCredit(type) ? 'down' : 'up';
  const round = (value: Big, code: string) =>
    roundTo(value, terms.decimals?.get(code) ?? MAX_DECIMALS, direction);
  const amount = round(decimal(entry.amount), currency);
  const counted = units ?? (unit === currency ? amount : round(scale(amount, '1', rate), unit));
  if (amount.eq('0') || counted.eq('0')) {
    return { refusal: `${entry.amount} ${currency} is less than the smallest unit` };
  }
  return {
    // Keep trailing zeros if the amount is not rounded.
    amount: amount.eq(entry.amount) ? entry.amount : toDecimalString(amount),
    units: counted,
    legs: createLegs(account.id, unit, entry, amount, counted),
  };
}

function createLegs(
  accountId: string,
  unit: string,
  entry: Bookable,
  amount: Big,
  units: Big,
): Leg[] {
  const { type, currency } = entry;
  const counterpart = getCounterpart(entry);
  const between = (kind: SystemAccountKind, other: string, code: string, value: Big) => {
    const system = getSystemAccountId(kind, code);
    return isCredit(type)
      ? createTransferLegs(system, other, code, value)
      : createTransferLegs(other, system, code, value);
  };
  if (unit === currency || counterpart === 'market') {
    return between(counterpart, accountId, unit, units);
  }
  // The market account converts the foreign currency.
  return [
    ...between(counterpart, getSystemAccountId('market', currency), currency, amount),
    ...between('market', accountId, unit, units),
  ];
}

export const isConversion = ({
  type,
  description,
}: Pick<Bookable, 'type' | 'description'>): boolean =>
  getMetal(type) !== undefined || /^(Reversal: )?Convert /.test(description);

function getCounterpart(entry: Pick<Bookable, 'type' | 'description'>): SystemAccountKind {
  const { type } = entry;
  if (isConversion(entry)) return 'market';
  if (type === 'deposit') return 'processor';
  return type === 'fee' ? 'fees' : 'transit';
}
