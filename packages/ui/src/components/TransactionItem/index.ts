export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export { isConversion } from './isConversion';
export { signedAmount, transactionKind, type TransactionKind } from './transactionKind';
export { useTypeText } from './useTypeText';
