export { TransactionsScreen, type TransactionsScreenProps } from './TransactionsScreen';
export {
  INITIAL_VIEW,
  HISTORY_KINDS,
  HISTORY_LIMIT,
  needsFullHistory,
  type HistoryKind,
  type HistoryView,
} from './historyView';
