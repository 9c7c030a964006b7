import { createSeedLedger } from '../ledger/createSeedLedger';
import type { Ledger } from '../ledger/ledger';
import { balances } from './accounts';
import { history } from './history';

/** Only the timestamps depend on `now`. */
export function createSampleLedger(now: Date): Ledger {
  return createSeedLedger({ ...balances, transactions: history, now });
}
