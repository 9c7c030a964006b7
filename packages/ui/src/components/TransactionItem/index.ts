export { TransactionItem, type TransactionItemProps } from './TransactionItem';
export { TransactionItemSkeleton } from './TransactionItemSkeleton';
export { isConversion } from './isConversion';
export { signedAmount, transactionKind, type TransactionKind } from './transactionKind';
export { ServerText } from './ServerText';
export { toldBy, type Told } from './description';
export { useMethodText, useTitle } from './useTitle';
export { useTypeText } from './useTypeText';
