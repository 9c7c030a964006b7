export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export { signedAmount, transactionKind, type TransactionKind } from './transactionKind';
export { useTypeText } from './useTypeText';
