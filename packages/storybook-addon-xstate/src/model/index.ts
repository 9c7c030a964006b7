export type * from './chart';
export { ROOT } from './chart';
export type * from './notes';
export { chartOf, transitionsOf } from './chartOf';
export { placesFingerprint } from './fingerprint';
export {
  conditionText,
  duration,
  effectText,
  kindText,
  transitionText,
  triggerText,
} from './words';
export { leavesOf } from '../live/values';
