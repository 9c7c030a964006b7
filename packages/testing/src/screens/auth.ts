import { authMachine } from '@rad-wallet/ui/screens/auth';
import type { Plan } from '../plan';

/** How a test explores the form. */
export const authPlan: Plan<typeof authMachine> = {
  machine: authMachine,
  events: [
    { type: 'changed', values: { email: 'ali@example.com', password: 'long enough' } },
    { type: 'reset', values: { mode: 'signUp', name: 'Ali', email: 'a@b.c', phone: '1' } },
    { type: 'changed', values: { password: 'short', confirmPassword: 'short' } },
    { type: 'changed', values: { password: 'long enough', confirmPassword: 'other' } },
    { type: 'changed', values: { confirmPassword: 'long enough' } },
    { type: 'submitted' },
    { type: 'back' },
  ],
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
