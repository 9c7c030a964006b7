import { signOutPlan } from '@rad-wallet/testing/screens/sign-out';
import { en } from '@rad-wallet/ui/messages/en';
import { SignOutScreen } from '@rad-wallet/ui/screens/sign-out';
import { course } from '../course';
import { owner } from './forms';

export const signOut = course({
  plans: [{ ...signOutPlan, events: [...signOutPlan.events, { type: 'reset' }] }],
  view: (actor) => <SignOutScreen actor={actor} summary={null} />,
  page: owner<object>(),
  gestures: {
    submitted: ({ press }) => press(en.signOut.confirm),
    reset: ({ page }) => page('reset'),
    // Its Back is a link: only a page that leads to it by a form would tell it so.
    back: ({ page }) => page('back'),
  },
});
