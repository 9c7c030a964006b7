import { commonMessages } from '../../messages/shared/common';
import type { Plan } from '../../plans';
import { signOutMessages } from '../sign-out/messages';
import { lockMachine } from './lockMachine';
import { lockMessages } from './messages';

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
      press(
        context.method === 'biometrics'
          ? lockMessages.en.unlockByBiometrics
          : lockMessages.en.unlock,
      ),
    'signOut.requested': ({ press }) => press(lockMessages.en.signOut),
    submitted: ({ press }) => press(signOutMessages.en.confirm),
    back: ({ press }) => press(commonMessages.en.cancel),
  },
  toasts: ['signOutFailed', 'unlockFailed', 'unlockTimedOut'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ problem }) => problem?.id,
};
