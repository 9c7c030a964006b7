export { createLazyDialog, createLazyView, type LazyView } from './createLazyView';
export { createLoader, type Loader } from './createLoader';
export type { LoadFailureProps } from './LoadFailure';
