export { decimal, toDecimalString } from './amounts/decimal';
export type { Terms } from './amounts/terms';
export { getSystemAccountId, isBalanced, sumByCurrency } from './records/posting';
export type { Leg, Posting, SystemAccountKind } from './records/posting';
export { closeHold, isDue, placeHold } from './records/hold';
export type { Hold, HoldState } from './records/hold';
export { getUnit, isCredit } from './records/entry';
export type { Entry, EntryDraft } from './records/entry';
export { bookEntry } from './decisions/booking';
export type { Booking } from './decisions/booking';
export { conversionSchema, createConversionDrafts, getHoldId } from './records/conversion';
export type {
  LedgerConversion,
  LedgerConversionIntent,
  LedgerConversionSide,
} from './records/conversion';
export type { Changes, PostingDecision, Refusal, SavedResponse } from './decisions/changes';
export { formatUnits, getAvailable } from './decisions/holderState';
export type {
  AccountState,
  DecisionContext,
  EntryRequest,
  HolderState,
} from './decisions/holderState';
export { createFingerprint, decideEntry } from './decisions/decideEntry';
export { reverseConversion } from './decisions/decideConversion';
export { reversePayment } from './decisions/reversePayment';
export { settleDeposit, settlePayment, toClientDraft } from './decisions/clientEntry';
export type { Ledger, LedgerAccount } from './books/ledger';
export {
  getAccountState,
  getLedgerBalance,
  getOpeningLegs,
  getTrialBalance,
  sumBalances,
} from './books/balances';
export type { BalanceSums } from './books/balances';
export {
  applyChanges,
  createEntryId,
  expireConversions,
  findByKey,
  getPendingConversions,
  postEntry,
} from './books/postEntry';
export type { PostingContext, PostingResult } from './books/postEntry';
export { convertAtOnce, postClientEntry } from './books/postClientEntry';
export type { ClientEntry } from './books/postClientEntry';
export { openLedger } from './books/openLedger';
export type { LedgerSeed } from './books/openLedger';
export { parseLedger } from './books/parseLedger';
export { createSeedLedger, SEED_ACCOUNT_IDS } from './books/createSeedLedger';
export type { SeedLedgerOptions, SeedTransaction } from './books/createSeedLedger';
