import { commonMessages } from '../../messages/shared/common';
import { profileMessages } from '../../messages/shared/profile';
import { sendFromPage, type Plan } from '../../plans';
import { profileMachine } from './profileMachine';

export const profilePlan: Plan<typeof profileMachine> = {
  machine: profileMachine,
  events: [
    { type: 'changed', values: { name: 'Ali Hassan' } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'reset' },
  ],
  gestures: {
    changed: ({ type }, { values: { name = '' } }) => type(profileMessages.en.fullName, name),
    submitted: ({ press }) => press(profileMessages.en.save),
    reset: sendFromPage,
    // After the profile is saved, Back is disabled and the page navigates away.
    back: (user, event, snapshot) =>
      snapshot.matches('succeeded') ? user.sendFromPage(event) : user.press(commonMessages.en.back),
  },
  toasts: ['profileNotSaved'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
