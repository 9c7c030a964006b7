import type { Ledger } from '../ledger/ledger';
import { createSeedLedger } from './createSeedLedger';
import { SAMPLE_HISTORY } from './sampleHistory';

/** What the sample wallet holds: PKR, and grams of metal. */
export const SAMPLE_BALANCES = { pkr: '711875.00', gold: '29.2', silver: '150' };

/** The demo's ledger at `now`. Only its times vary. */
export function sampleLedger(now: Date): Ledger {
  return createSeedLedger({
    ...SAMPLE_BALANCES,
    transactions: SAMPLE_HISTORY,
    now,
  });
}
