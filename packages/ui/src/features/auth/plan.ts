import { sendFromPage, type Plan } from '../../plans';
import { authMachine, type AuthValues } from './authMachine';
import { authMessages } from './messages';

export const authPlan: Plan<typeof authMachine> = {
  machine: authMachine,
  events: [
    { type: 'changed', values: { email: 'ali@example.com', password: 'long enough' } },
    { type: 'changed', values: { password: 'short', confirmPassword: 'short' } },
    { type: 'changed', values: { password: 'long enough', confirmPassword: 'other' } },
    { type: 'changed', values: { confirmPassword: 'long enough' } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'reset', values: { mode: 'signUp' } },
    { type: 'changed', values: { name: 'Ali', email: 'ali@example.com', phone: '1' } },
  ],
  // Sign-in and sign-up have different fields.
  isAvailable: ({ context }, event) => {
    const isSigningUp = context.values.mode === 'signUp';
    if (event.type === 'reset') return !isSigningUp;
    if (event.type !== 'changed') return true;
    const { name, confirmPassword } = event.values;
    return isSigningUp || (name === undefined && confirmPassword === undefined);
  },
  gestures: {
    changed: async ({ type }, { values }) => {
      for (const [field, text] of Object.entries(values)) {
        await type(authMessages.en[field as 'name'], text);
      }
    },
    // After sign-in, the form is no longer rendered, so only the page can reset it.
    reset: (user, event, snapshot) =>
      snapshot.matches('completed')
        ? user.sendFromPage(event)
        : user.press(authMessages.en.signIn.switch, 'link'),
    submitted: ({ press }, _event, { context }) =>
      press(authMessages.en[context.values.mode as AuthValues['mode']].submit),
    back: sendFromPage,
  },
  toasts: [
    'accountCreated',
    'passwordTooShort',
    'passwordsDontMatch',
    'signInFailed',
    'signUpFailed',
    'welcomeBack',
  ],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
