export { TransactionList, type TransactionListProps } from './TransactionList';
export {
  TransactionListSkeleton,
  type TransactionListSkeletonProps,
} from './TransactionListSkeleton';
