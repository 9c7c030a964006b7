export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export { addSign, getTransactionKind, type TransactionKind } from './getTransactionKind';
export { useFormatTransactionType } from './useFormatTransactionType';
