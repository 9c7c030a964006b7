import { lockMachine } from '@rad-wallet/ui/screens/lock';
import type { Plan } from '../plan';

/** How a test explores the lock of a wallet that asks the device. */
export const lockPlan: Plan<typeof lockMachine> = {
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
};
