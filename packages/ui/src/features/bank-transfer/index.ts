export { BankTransferFlow, type BankTransferFlowProps } from './BankTransferFlow';
export {
  bankTransferSteps,
  bankTransferMachine,
  type BankTransferActor,
  type BankTransferContext,
  type BankTransferEvent,
  type BankTransferInput,
  type BankTransferSnapshot,
  type BankTransferStep,
  type SubmitBankTransferInput,
} from './bankTransferMachine';
export type { Bank, BankCountry, BankCountryCode } from './countries';
export { bankTransferMessages } from './messages';
