import {
  HISTORY_KINDS,
  HISTORY_LIMIT,
  type HistoryView,
} from '@rad-wallet/ui/features/transactions';
import { isValidPeriod } from '@rad-wallet/ui/ledger';
import * as v from 'valibot';

/** Missing in history entries stored by an earlier version. */
export const historyViewSchema: v.GenericSchema<unknown, HistoryView> = v.object({
  search: v.string(),
  kind: v.picklist(HISTORY_KINDS),
  // Missing from history entries that an earlier version stored.
  period: v.optional(
    v.nullable(v.pipe(v.object({ from: v.string(), to: v.string() }), v.check(isValidPeriod))),
    null,
  ),
  shown: v.pipe(
    v.number(),
    v.check((shown) => Number.isInteger(shown) && shown >= HISTORY_LIMIT),
  ),
});
