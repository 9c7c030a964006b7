import type { Booking } from './booking';
import { refuse } from './changes';
import type { Refusal, SavedResponse } from './changes';
import type { LedgerConversion, LedgerConversionIntent } from '../records/conversion';
import { decimal, toDecimalString } from '../amounts/decimal';
import type { Big } from '../amounts/decimal';
import { getUnit } from '../records/entry';
import type { EntryDraft } from '../records/entry';
import type { Hold } from '../records/hold';
import type { Terms } from '../amounts/terms';

/** An account as input to a decision. */
export interface AccountState {
  readonly id: string;
  readonly type: string;
  /** The sum of its legs, in its own unit. */
  readonly balance: string;
  /** The sum of the open holds on it. */
  readonly held: string;
}

/** The data that a store reads, under a lock on the holder, before a decision. */
export interface HolderState {
  readonly accounts: readonly AccountState[];
  /** The earlier use of the request's key. */
  readonly saved: SavedResponse | null;
  /** The conversion with the same id as the request's intent, and its holds. */
  readonly conversion: LedgerConversion | null;
  readonly holds: readonly Hold[];
}

export interface EntryRequest {
  /** Null for a posting by the institution itself. */
  readonly key: string | null;
  readonly draft: EntryDraft;
  /** Set for conversion entries only. */
  readonly intent?: LedgerConversionIntent | null;
}

export interface DecisionContext {
  readonly now: Date;
  /** Id of the new entry. */
  readonly id: string;
  readonly terms: Terms;
}

export const getAvailable = ({ balance, held }: AccountState): Big => decimal(balance).minus(held);

/** Returns a refusal if an entry would take more than an account has available. */
export function findShortage(
  account: AccountState,
  { units }: Pick<Booking, 'units'>,
  { amount, currency }: Pick<EntryDraft, 'amount' | 'currency'>,
): { refusal: Refusal } | null {
  const available = getAvailable(account);
  if (available.gte(units)) return null;
  return refuse(
    422,
    `Insufficient balance: ${formatUnits(account, available)} ${getUnit(account)} available, ${amount} ${currency} requested`,
  );
}

const PAISA_DECIMALS = 2;

/** Formats a balance: PKR with two decimals, grams unchanged. */
export function formatUnits(account: { type: string }, units: Big): string {
  return toDecimalString(units, getUnit(account) === 'PKR' ? PAISA_DECIMALS : 0);
}
