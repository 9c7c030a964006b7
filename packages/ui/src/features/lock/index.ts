export { IdleTimer, type IdleTimerOptions } from './IdleTimer';
export { coverPage } from './coverPage';
export {
  lockMachine,
  type LockActor,
  type LockContext,
  type LockEvent,
  type LockInput,
  type UnlockMethod,
} from './lockMachine';
export { LockScreen, type LockScreenProps } from './LockScreen';
export { lockMessages } from './messages';
