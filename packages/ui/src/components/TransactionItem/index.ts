export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export {
  addSign,
  defineTransactionTypes,
  getTransactionKind,
  type TransactionKind,
  type TransactionType,
} from './getTransactionKind';
export { TransactionTitle, type TransactionTitleProps } from './TransactionTitle';
export { useFormatTransactionType } from './useFormatTransactionType';
