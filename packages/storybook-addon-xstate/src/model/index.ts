export type * from './chart';
export { ROOT } from './chart';
export { chartOf } from './chartOf';
export { fingerprintOf } from './fingerprint';
export {
  conditionText,
  duration,
  effectText,
  kindText,
  transitionText,
  triggerText,
} from './words';
