export type * from './chart';
export { ROOT } from './chart';
export { chartOf, transitionsOf } from './chartOf';
export { toMermaid } from './mermaid';
export {
  conditionText,
  duration,
  effectText,
  kindText,
  transitionText,
  triggerText,
} from './words';
export { leavesOf } from '../live/values';
