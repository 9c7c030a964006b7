export { BankTransferFlow, type BankTransferFlowProps } from './BankTransferFlow';
export {
  bankTransferSteps,
  bankTransferMachine,
  type BankTransferActor,
  type BankTransferContext,
  type BankTransferEvent,
  type BankTransferSnapshot,
  type BankTransferStep,
  type SubmitBankTransferInput,
} from './bankTransferMachine';
export type { BankCountry, BankCountryCode } from './countries';
export { bankTransferMessages } from './messages';
