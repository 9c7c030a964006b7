export { TransactionsScreen, type TransactionsScreenProps } from './TransactionsScreen';
export type { StatementSheetProps, StatementSource } from './statement/StatementSheet';
export {
  INITIAL_VIEW,
  HISTORY_KINDS,
  HISTORY_LIMIT,
  needsFullHistory,
  type HistoryKind,
  type HistoryView,
} from './historyView';
export { transactionHistoryMessages } from './messages';
