export { TransactionsScreen, type TransactionsScreenProps } from './TransactionsScreen';
export {
  FIRST_VIEW,
  HISTORY_KINDS,
  HISTORY_LIMIT,
  needsWholeHistory,
  type HistoryKind,
  type HistoryView,
} from './historyView';
