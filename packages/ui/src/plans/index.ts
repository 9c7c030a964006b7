export { exceedBalance } from './amounts';
export { findOtherCurrency, matchCurrency, selectCurrency } from './currencies';
export {
  createFormGestures,
  getLabelStart,
  matchCopyButton,
  matchMessage,
  matchPartialText,
  matchStart,
  pressCopy,
  pressBack,
  pressSubmit,
  pressWhilePointing,
  redirectGestures,
  repeatEvents,
  repeatGestures,
  repeating,
  sendFromPage,
} from './gestures';
export type { Gesture, Plan, PlanData, UserActions } from './plan';
