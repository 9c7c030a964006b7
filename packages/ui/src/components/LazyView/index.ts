export { createLazyDialog, createLazyView, type LazyView } from './createLazyView';
