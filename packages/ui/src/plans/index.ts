export { exceedBalance } from './amounts';
export {
  createFormGestures,
  getLabelStart,
  matchCopyButton,
  matchMessage,
  matchPartialText,
  matchStart,
  pressCopy,
  pressSubmit,
  pressWhilePointing,
  redirectGestures,
  sendFromPage,
} from './gestures';
export type { Gesture, Plan, PlanData, UserActions } from './plan';
