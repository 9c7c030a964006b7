import { profileMachine } from '@rad-wallet/ui/screens/profile';
import type { Plan } from '../plan';

/** How a test explores the form. */
export const profilePlan: Plan<typeof profileMachine> = {
  machine: profileMachine,
  events: [
    { type: 'changed', values: { name: 'Ali Hassan' } },
    { type: 'submitted' },
    { type: 'back' },
  ],
  toasts: ['profileNotSaved'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
