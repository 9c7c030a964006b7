export { FIXED_NOW } from './clock';

export { getLedgerBalance, SEED_ACCOUNT_IDS } from '@rad-wallet/ledger';
export type {
  Entry,
  EntryDraft,
  Ledger,
  LedgerAccount,
  PostingResult,
  Refusal,
  SavedResponse,
  SeedTransaction,
  Terms,
} from '@rad-wallet/ledger';
export { getAccounts, getBalances, getLatestEntries } from './ledger/balances';
export type { ServedAccount, ServedEntry } from './ledger/balances';
export {
  createSeedLedger,
  DEMO_TERMS,
  openLedger,
  parseLedger,
  postEntry,
} from './ledger/demoLedger';
export type { LedgerSeed, PostingContext, SeedLedgerOptions } from './ledger/demoLedger';
export { CONVERTER_RATES, GRAM_PRICES, GRAMS_PER_TOLA } from './ledger/rates';

export { apiPatterns } from './handlers/apiPatterns';
export { createHandlers } from './handlers/createHandlers';
export type { HandlerOptions } from './handlers/handlerOptions';
export { failOnUnknownApiPath } from './handlers/failOnUnknownApiPath';
export { FAULT_NAMES, faults } from './handlers/faults';
export type { Fault, FaultName, FaultMethod } from './handlers/faults';

export type { RecordedRequest, Call, Outcome } from './network/call';
export { NETWORK_CONDITIONS, parseNetworkCondition } from './network/conditions';
export type { NetworkCondition } from './network/conditions';
export { createNetwork } from './network/createNetwork';
export type { Network, NetworkOptions, InjectedFault, FaultLimit } from './network/createNetwork';

export { createSampleLedger } from './samples/createSampleLedger';
export {
  createAccountlessLedger,
  createCashOnlyLedger,
  createEmptyLedger,
  createEveryKindLedger,
  createHugeLedger,
  createSpentLedger,
} from './samples/scenarios';

export { createMemoryStore } from './stores/createMemoryStore';
export { createPersistentStore } from './stores/createPersistentStore';
export type { PersistentStoreOptions, StorageNotice } from './stores/createPersistentStore';
export type { Database } from './stores/database';
export type { LedgerChange, LedgerStore } from './stores/LedgerStore';
