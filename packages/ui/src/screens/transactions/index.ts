export {
  HISTORY_LIMIT,
  TransactionsScreen,
  type TransactionsScreenProps,
} from './TransactionsScreen';
