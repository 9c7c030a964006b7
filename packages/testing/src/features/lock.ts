import { en } from '@rad-wallet/ui/messages/en';
import { lockMachine } from '@rad-wallet/ui/features/lock';
import type { Plan } from '../plan';

export const lockPlan: Plan<typeof lockMachine> = {
  machine: lockMachine,
  input: { method: 'biometrics' },
  variants: [{ input: { method: 'press' } }],
  events: [
    { type: 'unlock.requested' },
    { type: 'signOut.requested' },
    { type: 'submitted' },
    { type: 'back' },
  ],
  gestures: {
    'unlock.requested': ({ press }, _event, { context }) =>
      press(context.method === 'biometrics' ? en.lock.unlockByBiometrics : en.lock.unlock),
    'signOut.requested': ({ press }) => press(en.lock.signOut),
    submitted: ({ press }) => press(en.signOut.confirm),
    back: ({ press }) => press(en.common.cancel),
  },
  toasts: ['signOutFailed', 'unlockFailed', 'unlockTimedOut'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ problem }) => problem?.id,
};
