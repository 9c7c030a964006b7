export { BankTransferFlow, bankTransferStep, type BankTransferFlowProps } from './BankTransferFlow';
export {
  bankTransferMachine,
  type BankTransferContext,
  type BankTransferEvent,
} from './bankTransferMachine';
export type { BankCountry, BankCountryCode } from './countries';
