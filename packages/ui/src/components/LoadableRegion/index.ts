export { LoadableRegion, type LoadableRegionProps } from './LoadableRegion';
