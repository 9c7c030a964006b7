import { createSeedLedger, SEED_ACCOUNT_IDS } from '@rad-wallet/ledger';
import type { Ledger } from '@rad-wallet/ledger';
import { scenarioSeeds } from '@rad-wallet/mocks/samples';
import type { ScenarioName } from '@rad-wallet/mocks/samples';
import { DEFAULT_HOLDER } from './store/defaultHolder';
import { terms } from './terms';

export type SeedName = ScenarioName;

export const SEED_NAMES = Object.keys(scenarioSeeds);

export function isSeedName(name: string): name is SeedName {
  return Object.hasOwn(scenarioSeeds, name);
}

/** The default holder has the same account ids as the demo; other holders' account ids contain the holder. */
export function createLedger(name: SeedName, holder: string, now: Date): Ledger {
  const prefix = holder === DEFAULT_HOLDER ? '' : `${holder}-`;
  const { pkr, gold, silver } = SEED_ACCOUNT_IDS;
  const accountIds = {
    pkr: prefix + pkr,
    gold: prefix + gold,
    silver: prefix + silver,
  };
  return createSeedLedger({ ...scenarioSeeds[name], now, terms, accountIds });
}
