export { BankDepositScreen, type BankDepositScreenProps } from './BankDepositScreen';
export type { BankDetail, DepositBank } from './depositBank';
export { bankDepositMessages } from './messages';
