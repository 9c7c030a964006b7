import { sendFromPage, type Plan } from '../../plans';
import { signOutMessages } from './messages';
import { signOutMachine } from './signOutMachine';

export const signOutPlan: Plan<typeof signOutMachine> = {
  machine: signOutMachine,
  events: [{ type: 'submitted' }, { type: 'back' }, { type: 'reset' }],
  gestures: {
    submitted: ({ press }) => press(signOutMessages.en.confirm),
    reset: sendFromPage,
    // Back is a link on the page, not part of the view.
    back: sendFromPage,
  },
  toasts: ['signOutFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ problem }) => problem?.id,
};
