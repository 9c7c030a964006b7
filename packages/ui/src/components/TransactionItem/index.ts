export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export { addSign, getTransactionKind, type TransactionKind } from './getTransactionKind';
export { TransactionTitle, type TransactionTitleProps } from './TransactionTitle';
export { useFormatTransactionType } from './useFormatTransactionType';
