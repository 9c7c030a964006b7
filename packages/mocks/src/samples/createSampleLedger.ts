import type { Ledger } from '@rad-wallet/ledger';
import { createSeedLedger } from '../ledger/demoLedger';
import { scenarioSeeds } from './scenarioSeeds';

/** Only the timestamps depend on `now`. */
export const createSampleLedger = (now: Date): Ledger =>
  createSeedLedger({ ...scenarioSeeds.sample, now });
