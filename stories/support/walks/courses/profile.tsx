import { profilePlan } from '@rad-wallet/testing/screens/profile';
import { en } from '@rad-wallet/ui/messages/en';
import { EditProfileScreen, type ProfileDetails } from '@rad-wallet/ui/screens/profile';
import { course } from '../course';
import { owner } from './forms';

const nothing = () => {};

export const profile = course({
  plans: [{ ...profilePlan, events: [...profilePlan.events, { type: 'reset' }] }],
  view: (actor) => <EditProfileScreen actor={actor} onChangePhoto={nothing} />,
  page: owner<ProfileDetails>(),
  gestures: {
    changed: ({ type }, { values: { name = '' } }) => type(en.profile.fullName, name),
    submitted: ({ press }) => press(en.profile.save),
    reset: ({ page }) => page('reset'),
    // Once it is saved its Back is held: the page leads away.
    back: ({ press, page }, _event, snapshot) =>
      snapshot.matches('succeeded') ? page('back') : press(en.common.back),
  },
});
