import { signOutMachine } from '@rad-wallet/ui/screens/sign-out';
import type { Plan } from '../plan';

/** How a test explores the form. */
export const signOutPlan: Plan<typeof signOutMachine> = {
  machine: signOutMachine,
  events: [{ type: 'submitted' }, { type: 'back' }],
  toasts: ['signOutFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ problem }) => problem?.id,
};
