import type { Ledger } from '@rad-wallet/ledger';
import { createSeedLedger } from '../ledger/demoLedger';
import { scenarioSeeds } from './scenarioSeeds';

/** A new wallet: three accounts at zero and no history. */
export const createEmptyLedger = (): Ledger => createSeedLedger(scenarioSeeds.empty);

export const createAccountlessLedger = (): Ledger => createSeedLedger(scenarioSeeds.accountless);

/** A wallet with only a cash account, which cannot buy metals. */
export const createCashOnlyLedger = (): Ledger => createSeedLedger(scenarioSeeds['cash-only']);

/** A wallet with transactions, whose three balances are zero. */
export const createSpentLedger = (): Ledger => createSeedLedger(scenarioSeeds.spent);

/** A wallet with very long balances, amounts and names. */
export const createHugeLedger = (): Ledger => createSeedLedger(scenarioSeeds.huge);

/** A wallet with one entry of each type and each status, including an unknown type and status. */
export const createEveryKindLedger = (): Ledger => createSeedLedger(scenarioSeeds['every-kind']);
