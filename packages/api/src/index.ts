export { API_PATHS, CONSENT_PATHS, PASSKEY_PATHS, PAYEE_CHECKS_PATH } from './paths';

export { ACCOUNT_TYPES, accountSchema, accountsSchema, toAccountType } from './schemas/account';
export type { Account, AccountType } from './schemas/account';
export { balancesSchema } from './schemas/balances';
export type { Balances } from './schemas/balances';
export { amountSchema } from './schemas/amount';
export { decimalSchema } from './schemas/decimal';
export { describeIssues } from './schemas/describeIssues';
export { idSchema } from './schemas/id';
export {
  CONSENT_METHODS,
  consentAnswerSchema,
  consentDemandSchema,
  consentResultSchema,
  consentSettingsSchema,
  newConsentChangeSchema,
  newConsentSchema,
  newConsentSettingsSchema,
} from './schemas/consent';
export type {
  ConsentAnswer,
  ConsentDemand,
  ConsentResult,
  ConsentSettings,
  NewConsent,
  NewConsentChange,
  NewConsentSettings,
} from './schemas/consent';
export {
  CONVERSION_INTENT_HEADER,
  conversionIntentSchema,
  formatConversionIntent,
  parseConversionIntent,
} from './schemas/conversionIntent';
export type { ConversionIntent } from './schemas/conversionIntent';
export {
  CONVERSION_STATUSES,
  conversionRecordSchema,
  conversionsSchema,
  newConversionSchema,
} from './schemas/conversionRecord';
export type { ConversionRecord } from './schemas/conversionRecord';
export { newTransactionSchema } from './schemas/newTransaction';
export type { NewTransaction, NewTransactionInput } from './schemas/newTransaction';
export { parseDescription } from './schemas/parseDescription';
export type { TransactionFacts } from './schemas/parseDescription';
export {
  newPasskeyDemandSchema,
  newPasskeyGrantSchema,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeysSchema,
} from './schemas/passkey';
export type {
  NewPasskey,
  NewPasskeyDemand,
  NewPasskeyGrant,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyRegistration,
  PasskeyRequest,
} from './schemas/passkey';
export { payeeMatchSchema, payeeSchema } from './schemas/payee';
export type { Payee, PayeeMatch } from './schemas/payee';
export { PROBLEM_TYPE, PROBLEM_TYPES, problemSchema } from './schemas/problem';
export type { Problem } from './schemas/problem';
export {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  transactionSchema,
  transactionsSchema,
} from './schemas/transaction';
export type { Transaction } from './schemas/transaction';
export { newTransferSchema } from './schemas/transfer';
export type { NewTransfer } from './schemas/transfer';
export { walletEventSchema } from './schemas/walletEvent';
export type { WalletEvent } from './schemas/walletEvent';

export { createApiClient } from './client/createApiClient';
export type {
  ApiClient,
  ApiClientOptions,
  DeleteOptions,
  PostOptions,
  ReadOptions,
  Schema,
} from './client/createApiClient';
export {
  ApiError,
  InvalidRequestError,
  NetworkError,
  InvalidJsonError,
  WrongShapeError,
} from './client/errors';
export { isRateChange } from './client/isRateChange';

export { createQueryClient } from './queries/createQueryClient';
export { findTransaction } from './queries/findTransaction';
export { findByKey } from './queries/findByKey';
export { findConversion } from './queries/findConversion';
export {
  accountsQuery,
  balancesQuery,
  getQueryByPath,
  pendingConversionsQuery,
  transactionsQuery,
} from './queries/queries';
export type { ApiQueryOptions, TransactionsQueryOptions } from './queries/queries';
export { refreshWallet } from './queries/refreshWallet';

export {
  changeConsentSettings,
  demandConsent,
  demandConsentChange,
  giveConsent,
} from './commands/consents';
export { createConversionPostings } from './commands/createConversionPostings';
export type { Conversion, ConversionSide } from './commands/createConversionPostings';
export { convert, finishConversion } from './commands/convert';
export { convertAtOnce } from './commands/convertAtOnce';
export { createTransaction } from './commands/createTransaction';
export { describeDeposit } from './commands/describeDeposit';
export type { DepositMethod } from './commands/describeDeposit';
export {
  addPasskey,
  demandPasskey,
  grantPasskey,
  loadPasskeyOptions,
  loadPasskeys,
  removePasskey,
} from './commands/passkeys';
export { sendTransfer } from './commands/sendTransfer';
