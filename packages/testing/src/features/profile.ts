import { HOLDER } from '@rad-wallet/mocks/samples';
import { en } from '@rad-wallet/ui/messages/en';
import { profileMachine } from '@rad-wallet/ui/features/profile';
import { sendFromPage } from '../gestures';
import type { Plan } from '../plan';

export const profilePlan: Plan<typeof profileMachine> = {
  machine: profileMachine,
  events: [
    { type: 'changed', values: { name: HOLDER } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'reset' },
  ],
  gestures: {
    changed: ({ type }, { values: { name = '' } }) => type(en.profile.fullName, name),
    submitted: ({ press }) => press(en.profile.save),
    reset: sendFromPage,
    // After the profile is saved, Back is disabled and the page navigates away.
    back: (user, event, snapshot) =>
      snapshot.matches('succeeded') ? user.sendFromPage(event) : user.press(en.common.back),
  },
  toasts: ['profileNotSaved'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
