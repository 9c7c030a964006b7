export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export { isConversion } from './isConversion';
export { signedAmount, transactionKind, type TransactionKind } from './transactionKind';
export { toldBy, type Told } from './description';
export { useTypeText } from './useTypeText';
