export type { LazyView } from './createLazyPart';
export { createLazyDialog, createLazyView } from './createLazyView';
export { createLoader, type Loader } from './createLoader';
export type { LoadFailureProps } from './LoadFailure';
