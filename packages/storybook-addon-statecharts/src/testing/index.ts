export { overlapsIn } from './overlaps';
export * from './zoo';
