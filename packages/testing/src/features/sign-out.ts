import { en } from '@rad-wallet/ui/messages/en';
import { signOutMachine } from '@rad-wallet/ui/features/sign-out';
import { sendFromPage } from '../gestures';
import type { Plan } from '../plan';

export const signOutPlan: Plan<typeof signOutMachine> = {
  machine: signOutMachine,
  events: [{ type: 'submitted' }, { type: 'back' }, { type: 'reset' }],
  gestures: {
    submitted: ({ press }) => press(en.signOut.confirm),
    reset: sendFromPage,
    // Back is a link on the page, not part of the view.
    back: sendFromPage,
  },
  toasts: ['signOutFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ problem }) => problem?.id,
};
