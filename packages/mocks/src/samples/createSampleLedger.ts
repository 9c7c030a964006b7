import { createSeedLedger } from '../ledger/demoLedger';
import type { Ledger } from '@rad-wallet/ledger';
import { balances } from './accounts';
import { history } from './history';

/** Only the timestamps depend on `now`. */
export function createSampleLedger(now: Date): Ledger {
  return createSeedLedger({ ...balances, transactions: history, now });
}
