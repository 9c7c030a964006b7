export { walkView, type ViewUnderTest, type WalkViewOptions } from './walkView';
