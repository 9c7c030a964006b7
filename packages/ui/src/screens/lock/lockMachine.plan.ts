import { definePlan } from '../../flows/testing/definePlan';
import { lockMachine } from './lockMachine';

/** How a test explores the lock of a wallet that asks the device. */
export const plan = definePlan({
  machine: lockMachine,
  input: { method: 'biometrics' },
  events: [
    { type: 'unlock.asked' },
    { type: 'signOut.asked' },
    { type: 'confirmed' },
    { type: 'back' },
  ],
  toasts: ['signOutFailed', 'unlockFailed', 'unlockTimedOut'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ problem }) => problem?.id,
});
