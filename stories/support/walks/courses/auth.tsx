import { authPlan } from '@rad-wallet/testing/screens/auth';
import { en } from '@rad-wallet/ui/messages/en';
import { AuthScreen, type AuthValues } from '@rad-wallet/ui/screens/auth';
import { course } from '../course';
import { owner } from './forms';

const nothing = () => {};

export const auth = course({
  plans: [
    {
      ...authPlan,
      events: [
        ...authPlan.events.filter(({ type }) => type !== 'reset'),
        { type: 'reset', values: { mode: 'signUp' } },
        { type: 'changed', values: { name: 'Ali', email: 'ali@example.com', phone: '1' } },
      ],
    },
  ],
  // Each mode has fields of its own.
  isOffered: ({ context }, event) => {
    const isSigningUp = context.values.mode === 'signUp';
    if (event.type === 'reset') return !isSigningUp;
    if (event.type !== 'changed') return true;
    const { name, confirmPassword } = event.values;
    return isSigningUp || (name === undefined && confirmPassword === undefined);
  },
  view: (actor) => <AuthScreen actor={actor} onForgotPassword={nothing} />,
  page: owner<AuthValues>(),
  gestures: {
    changed: async ({ type }, { values }) => {
      for (const [field, text] of Object.entries(values)) {
        await type(en.auth[field as 'name'], text);
      }
    },
    // Who is through is led away: from there only the page begins anew.
    reset: ({ press, page }, { values }, snapshot) =>
      snapshot.matches('completed') ? page('reset', values) : press(en.auth.signIn.switch, 'link'),
    submitted: ({ press }, _event, { context }) =>
      press(en.auth[context.values.mode as AuthValues['mode']].submit),
    back: ({ page }) => page('back'),
  },
});
