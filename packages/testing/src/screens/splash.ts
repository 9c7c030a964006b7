import { splashMachine } from '@rad-wallet/ui/screens/splash';
import type { Plan } from '../plan';

export const splashPlan: Plan<typeof splashMachine> = {
  machine: splashMachine,
  events: [],
  // Starts where the whole time has passed.
  variants: [{ input: { elapsed: 3000 } }],
  outcomes: ['completed'],
};
