import type { Ledger } from '../ledger/ledger';
import { ledgerWith } from './ledgerWith';
import { SAMPLE_HISTORY } from './sampleHistory';

/** The wallet of the demonstration, as it stands at `now`. Always the same but for its times. */
export function sampleLedger(now: Date): Ledger {
  return ledgerWith({
    pkr: '711875.00',
    gold: '29.2',
    silver: '150',
    transactions: SAMPLE_HISTORY,
    now,
  });
}
