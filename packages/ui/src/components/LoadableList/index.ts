export { ListSkeleton, type ListSkeletonProps } from './ListSkeleton';
export { LoadableList, type LoadableListProps } from './LoadableList';
