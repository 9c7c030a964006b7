export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export { useTypeText } from './useTypeText';
