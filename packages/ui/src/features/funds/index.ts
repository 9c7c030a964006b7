export { FUNDS_HISTORY_LIMIT, FundsScreen, type FundsScreenProps } from './FundsScreen';
export {
  defaultAddOptions,
  defaultWithdrawOptions,
  type AddOptionId,
  type WithdrawOptionId,
} from './options';
export type { ListEntry } from '../../steps/EntryList';
export { fundsMessages } from './messages';
